/** Regions of the world that freight comes from. */
export const ORIGIN_REGIONS = [
  'north-america',
  'central-america',
  'caribbean',
  'south-america',
  'europe',
  'africa',
  'middle-east',
  'asia',
  'oceania',
] as const;
export type OriginRegion = (typeof ORIGIN_REGIONS)[number];

/** Countries in ISO alpha-2, by region. */
const COUNTRIES: Readonly<Record<OriginRegion, string>> = {
  'north-america': 'US CA MX GL BM PM',
  'central-america': 'BZ CR GT HN NI PA SV',
  caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'south-america': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL ' +
    'NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE ' +
    'RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  'middle-east': 'AE AM AZ BH GE IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  asia: 'AF BD BN BT CN HK ID IN IO JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
};

const REGION_BY_COUNTRY: ReadonlyMap<string, OriginRegion> = new Map(
  ORIGIN_REGIONS.flatMap((region) => COUNTRIES[region].split(' ').map((country) => [country, region] as const)),
);

/** The region that a country lies in; undefined for what is no country. @param countryCode ISO alpha-2 */
export function findOriginRegion(countryCode: string): OriginRegion | undefined {
  return REGION_BY_COUNTRY.get(countryCode);
}
