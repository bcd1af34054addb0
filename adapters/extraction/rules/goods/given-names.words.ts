/** Given names of English and Spanish speakers, folded, that name no goods: a last line that begins with one is signed. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  [
    'aaron abel abigail abraham adam adela adolfo adrian adriana agustin aida alan alba albert alberto alejandra alejandro alex alexandra',
    'alexis alfonso alfredo alicia alison allan alonso alvaro amanda amelia amy ana anabel andrea andres andrew andy angel angela angelica',
    'anita anna anthony antonio araceli ariel armando arthur arturo ashley astrid augusto aurelio axel barbara beatriz ben benjamin bernardo',
    'beth betty bill bob boris brad brandon brenda brian bruno bryan byron camila carla carlos carmen carol carolina caroline catalina',
    'catherine cecilia cesar charles charlie chris christian christina christopher cindy clara claudia cristian cristina cristobal cynthia',
    'damaris dan daniel daniela danilo danny darwin dave david dayana debbie deborah denis denise dennis diana diego dominic donald',
    'donna doris doug douglas dylan edgar edgardo eduardo edward edwin elena elias elisa elizabeth ella elmer elsa emilia emilio emily emma',
    'enrique eric erica erick erik erika ernesto esteban esther eugenia eugenio eva evelyn fabian fabio fabiola fatima federico felipe',
    'felix fernanda fernando francis francisca francisco frank fred freddy gabriel gabriela gary geovanny george gerald gerardo gilberto',
    'gina giovanni gladys glenda gonzalo gordon graciela greg gregory guadalupe guillermo gustavo hannah harold harry hazel heather hector',
    'heidi helen henry heriberto hilda hugo ian ignacio ileana ines ingrid irene iris irma isaac isabel ivan ivonne ivette jack',
    'jackie jacob jacqueline jaime jake james jane janet jason javier jeff jeffrey jennifer jenny jeremy jerry jesica jessica jesus jill jim',
    'jimena jimmy joan joanna joaquin joe joel john johnny jonathan jordan jorge jose joseph josh joshua josue joyce juan juana judith',
    'julia julian juliana julie julieta julio justin karen karina karl karla kate katherine kathy katia kelly ken kenneth kevin kim',
    'kimberly kristen kyle larry laura lauren leah leo leonardo leonel leslie leticia lidia lilian liliana linda lisa lorena lorenzo',
    'lourdes lucas lucia luciana luis luisa luke mabel manuel marcela marcelo marco marcos margaret margarita maria mariana maribel maricela',
    'mariela marina mario marisol mark marlene marlon marta martha martin marvin mary mateo matt matthew mauricio mayra megan melanie',
    'melissa mercedes michael michelle miguel mike milton mirna moises monica myriam nancy natalia natalie nathan nelson nestor nicholas',
    'nicolas nicole nidia noel noelia noemi nora norma octavio olga oliver olivia omar orlando oscar osvaldo pablo pamela patricia patricio',
    'patrick paul paula paulina pedro peter phil philip priscilla rachel rafael ralph ramiro ramon randall raquel raul ray rebeca rebecca',
    'regina rene ricardo richard rigoberto rita robert roberto rocio rodolfo rodrigo roger rolando roman ronald roxana ruben rudy ruth',
    'ryan salvador sam samantha samuel sandra santiago sara sarah saul scott sean sebastian sergio sharon shirley silvia simon sofia sonia',
    'sophia sophie stephanie stephen steve steven stuart susan susana suyapa tania tatiana teresa thomas tiffany tim timothy tina tom',
    'tomas tommy tony tracy valentina valeria vanessa veronica vicente victor victoria vilma vincent virginia viviana walter wanda wendy',
    'wilber wilfredo william wilmer wilson xavier ximena xiomara yadira yamileth yesenia yessica yolanda zoila zulma maryann',
  ].flatMap((line) => line.split(' ')),
);

/** Positions and departments that stand beside or below the name of who writes. */
export const POSITIONS: ReadonlySet<string> = new Set(
  (
    'gerente gerencia jefe jefa director directora encargado encargada coordinador coordinadora asistente ejecutivo ejecutiva analista ' +
    'auxiliar compras ventas logistica importaciones exportaciones manager coordinator executive assistant officer purchasing procurement ' +
    'sales supervisor supervisora buyer comprador compradora owner propietario propietaria ceo cfo'
  ).split(' '),
);
