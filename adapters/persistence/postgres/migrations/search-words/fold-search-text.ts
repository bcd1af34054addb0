/**
 * The database's twin of `foldSearchText`: small letters without accents, every kind of blank as a blank. Letters that no
 * accent makes stand in both cases, since a database of the locale C lowers none of them.
 */
export const CREATE_FOLD_FUNCTION = `
  CREATE FUNCTION fold_search_text(original text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    -- The letters of the languages that mail is in, without taking every text apart.
    folded text := translate(original, 'áàâäãåéèêëíìîïóòôöõúùûüýÿñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝÑÇ',
                             'aaaaaaeeeeiiiiooooouuuuyyncAAAAAAEEEEIIIIOOOOOUUUUYNC');
  BEGIN
    -- Most texts have nothing else beyond ASCII: what follows costs them nothing.
    IF octet_length(folded) > length(folded) THEN
      folded := regexp_replace(normalize(folded, NFD), '[\\u0300-\\u036f]', '', 'g');
    END IF;
    folded := lower(folded COLLATE "default");
    IF octet_length(folded) > length(folded) THEN
      folded := regexp_replace(folded, '[\\u0300-\\u036f]', '', 'g');
      folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae');
      folded := replace(replace(replace(replace(folded, 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th');
      folded := translate(folded, 'øØłŁđĐðÐıς', 'oollddddiσ');
      folded := translate(
        folded,
        E'\\u00a0\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u200b\\u202f\\u3000',
        repeat(' ', 15)
      );
    END IF;
    RETURN translate(folded, E'\\t\\n\\x0b\\f\\r', '     ');
  END
  $$;`;
