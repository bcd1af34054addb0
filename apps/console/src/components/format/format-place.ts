/** `Miami (MIA)`: a place with its airport, which the place may name already; undefined where nothing is known. */
export function formatPlace(place: string | null | undefined, airport: string | null | undefined): string | undefined {
  if (!place || !airport) return place || airport || undefined;
  // A place is read up to where the sentence breaks, which may be within `(MIA)`.
  const named = place.replace(/(?<!\s)\s*\(\s*([A-Z]{3})\s*\)?$/, (whole, code: string) =>
    code === airport ? '' : whole,
  );
  return named === '' || named === airport ? airport : `${named} (${airport})`;
}
