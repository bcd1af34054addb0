/** `Weight also goes up to 161 kg`, `sube hasta 161 kg`: what it has become, no limit. */
const RISEN_TO =
  /\b(?:goes|gone|going|went|comes|came|rises|risen|rose|moves|moved|climbs|brings|brought|sube|subio|llega|aumenta|aumento) (?:up to|hasta) ?$/;
/** `up to 161 kg (was 115)`, `hasta 161 kg ahora`: risen as well. */
const UP_TO = /\b(?:up to|hasta)(?: los)? ?$/;
const RISEN_FROM =
  /^(?:(?:now|ahora) )?,? ?\(? ?(?:was|were|from|up from|previously|formerly|antes|eran?|de)(?: (?:de|eran?|was|at|en))? \d|^(?:now|ahora)\b/;

/** What is said before a weight, without words of a limit where they say what it has become. */
export function dropRise(before: string, after: string): string {
  return before.replace(RISEN_TO, 'is ').replace(UP_TO, (words) => (RISEN_FROM.test(after) ? 'is ' : words));
}
