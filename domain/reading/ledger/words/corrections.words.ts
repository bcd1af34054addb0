import { Phrases } from '../phrases.js';

/** Words that announce a correction of something that stands elsewhere; what follows them is new. */
export const ANNOUNCED_CORRECTION: Phrases = new Phrases(`
    corrijo; corrigiendo; correccion; correcciones; correction; corrections; corrected; erratum; errata; erratas; typo; typos; mistyped;
    misread; mistake; my bad; my error; error mio; error nuestro; me equivoque; nos equivocamos; equivocado; equivocada; me confundi; lapsus;
    wrote the wrong; gave the wrong; put the wrong; wrong height; wrong width; wrong length; wrong weight; lease; debe leerse;
    debe decir; deberia decir; should read; should have been; should have said; scratch that; strike that; borre eso; borren eso; olvide eso;
    i meant; quise decir; quisimos decir; no , espere; no espere; no wait; no , wait; hang on; hold on; perdon; disculpe; disculpen; disculpa;
    oops; ups; aclaro; rectifico; rectificamos; rectificacion; sino; amended; amendment; enmienda;
    me acaban de decir; nos acaban de decir; me acaban de avisar; nos acaban de avisar; me acaban de confirmar; nos acaban de confirmar;
    just been told; was just told; were just told; just told me; just told us; just found out
  `);

/** Words of a correction where a number follows at once. */
export const SHOULD_BE: Phrases = new Phrases('should be; debe ser; deberia ser; deben ser');

/** Words that deny the number right behind them; another number of the clause replaces it. */
export const DENIED_NUMBER: Phrases = new Phrases(`
    no es; no son; no era; no eran; no mide; no miden; no pesa; no pesan; is not; are not; isn ' t; aren ' t; it ' s not; they ' re not;
    wasn ' t; weren ' t; does not weigh; doesn ' t weigh
  `);

/** Words between what was and what is. */
export const CONTRAST: Phrases = new Phrases('pero; but; al final; in the end');

/** Words between what holds and what it replaces: `80 instead of 70`. */
export const REPLACED_BEHIND: Phrases = new Phrases('instead of; rather than; en vez de; en lugar de');

/** Words right before a figure that does not hold. */
export const TAKEN_BACK_BEFORE: Phrases = new Phrases(`
    not; no; no es; no son; isn ' t; instead of; rather than; en vez de; en lugar de; was; were; era; eran; decia; dice; says; said; antes; from; old;
    i wrote; i put; puse; escribi; forget; olvide; typed
  `);
