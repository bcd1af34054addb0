/** Regular expressions that may take more than linear time, or of which recheck cannot say, and why none of them matters. */
export interface ReviewedExpressions {
  readonly reason: string;
  /** What identifies them, by the path of their file; the check names both. */
  readonly expressions: Readonly<Record<string, readonly string[]>>;
}

/** Calls of `RegExp` that are made with what a function was given: the check does not see what they build. */
export const BUILT_FROM_ARGUMENTS: Readonly<Record<string, { readonly calls: number; readonly what: string }>> = {
  'adapters/extraction/rules/places/place-roles.ts': { calls: 1, what: 'a literal that is seen, with another flag' },
  'adapters/extraction/rules/weight/weight-extractor.ts': {
    calls: 1,
    what: 'a literal that is seen, with another flag',
  },
  'adapters/spreadsheet/cell-formats.ts': {
    calls: 2,
    what: 'the name of an element or an attribute, from the same file',
  },
  'domain/search-text.ts': { calls: 1, what: 'one word of a search, each sign of it escaped' },
};

/** Why those stand here that `regular-expression-growth.spec.ts` measures instead. */
const UNDECIDED_REASON =
  'Not decided within a minute of a busy processor. The reader runs in a worker thread with a time limit, on texts of at most 65,536 characters.';

/** Every exception, by the limit of the text that it is used on. Those that are taken off the list are analyzed anew. */
export const REVIEWED_EXPRESSIONS: readonly ReviewedExpressions[] = [
  {
    reason: 'Takes time in the square, and the text is cut to 2,000 characters before.',
    expressions: {
      'domain/reduce-to-words.ts': [
        '2475db1c6e86',
        '42f4c068627e',
        'c082e9e6fa86',
        '4882950d0cd2',
        '41f83272f259',
        '9bb95d058576',
        '72dd9f993f9c',
        'fac1ec8d3216',
      ],
    },
  },
  {
    reason: 'Takes time in the square, and a description of goods is cut to 500 characters before.',
    expressions: {
      'adapters/extraction/rules/goods/tidy-description.ts': [
        '09d0f34fa2d7',
        '161a20d2b367',
        '7ea105288d77',
        'e73c9cf517cc',
      ],
    },
  },
  {
    reason:
      'Takes time in the square of the words of a window, which has at most 26; the reader runs in a worker thread with a time limit.',
    expressions: {
      'adapters/extraction/rules/pieces/count-anaphora.ts': ['944513f31ec0'],
      'adapters/extraction/rules/places/place-roles.ts': ['0bc30754acb2', 'f0f347d4ef0c'],
      'adapters/extraction/rules/places/place-roles.words.ts': ['e98813bef4b2', 'ba32cd5f1552', '45c761d53d00'],
      'adapters/extraction/rules/weight/singular-description.ts': ['0ce47fbf547a'],
      'adapters/extraction/rules/weight/weight-extractor.ts': ['46537e510256', '4cc57e6e4529'],
    },
  },
  {
    reason:
      'Its gaps are limited, which recheck counts as a power, and lines of more than 400 characters are left out before.',
    expressions: { 'adapters/extraction/rules/cargo/cargo-imp-codes.ts': ['cc58430e770e'] },
  },
  {
    reason:
      'Takes time in the square of a line of a signature, and those of more than 80 characters are left out before.',
    expressions: { 'adapters/extraction/rules/sender/sender-extractor.ts': ['a828d6aca515'] },
  },
  {
    reason: 'Takes time in the square, and the text is a message of our own PostgreSQL.',
    expressions: {
      'adapters/persistence/embedded-postgres/start-or-adopt.ts': ['c9d6a301b686', 'e25d65d5b6ff'],
    },
  },
  {
    reason:
      "Linear: recheck's fuzzing counts a limited gap as more. Its own attack took four times as long when it was four times as long.",
    expressions: {
      'adapters/extraction/rules/cargo/other-cargo.ts': ['874075a0565a', 'c81d0222bc45'],
      'adapters/extraction/rules/goods/dangerous-goods.ts': ['fee2e558491f'],
      'adapters/extraction/rules/goods/description-extractor.ts': ['31b63f970608'],
      'adapters/extraction/rules/goods/value-score.ts': ['d29c9129afe3'],
      'adapters/extraction/rules/intent/item-destination.ts': ['2091ffc9cb14'],
      'adapters/extraction/rules/intent/non-request-intents.ts': [
        '9baf3503f1ef',
        '157d3e966cf4',
        '4fc5be68eacd',
        '5dbbb745a4ee',
        '3b337bdcf873',
        '1420ba84836f',
        'b65ef9273752',
        'f5f269f715b6',
        '9b93c0bd738b',
      ],
      'adapters/extraction/rules/intent/other-intents.ts': [
        'd38b8d844bb3',
        '64dc87944635',
        'c4d9946ca083',
        'e2bdb445e23b',
        'eee96173fb8d',
      ],
      'adapters/extraction/rules/intent/price-questions.ts': [
        '0589818c1389',
        '205c9b3a67f0',
        '400c661ada4c',
        '4d5117a45293',
        'd777d01e30ea',
      ],
      'adapters/extraction/rules/intent/several-shipments.ts': ['23f72ffec1f5', 'da4e67742918'],
      'adapters/extraction/rules/pieces/own-measure.ts': ['439a15b6bddf'],
      'adapters/extraction/rules/places/place-roles.words.ts': ['a43cdadf4886'],
      'adapters/extraction/rules/sender/mailbox.ts': ['7791c654167c'],
      'adapters/extraction/rules/shipments/shipment-labels.ts': ['c115a8a030a4'],
      'adapters/extraction/rules/weight/gross-net-pairs.ts': ['422b742a93a9'],
      'adapters/extraction/rules/weight/per-piece.ts': ['4cd35ca3af2f'],
      'adapters/extraction/rules/weight/weight-extractor.ts': ['8b287818a4f9'],
      'adapters/extraction/rules/weight/rows-of-weights.ts': ['8875a67cfcd4'],
      'domain/inbound-mail/automated-mail.ts': ['d284f1b8ae98'],
      'domain/inbound-mail/quoted-text.ts': ['a09ff7217a87'],
    },
  },
  {
    reason: UNDECIDED_REASON,
    expressions: {
      'adapters/extraction/rules/places/place-roles.words.ts': [
        '77eebabf65ef',
        '625dc65b70ab',
        '9e0f84135b57',
        'f84b733a2f94',
        '56645ed56cb4',
        'd0083b2ed0f7',
        'ab296fff6aed',
      ],
      'adapters/extraction/rules/dimensions/volume-extractor.ts': ['68cb6ac559cc'],
      'adapters/extraction/rules/goods/dangerous-goods.ts': ['855db33046f0'],
      'adapters/extraction/rules/intent/other-intents.ts': [
        '99c4701c8575',
        'eaee2b1376d3',
        '3e25b2bf3222',
        '4b1be3a6d582',
        'a804b8e3e5d6',
      ],
      'adapters/extraction/rules/intent/price-questions.ts': ['74fb2467c46a', 'f6f478d6a839'],
      'adapters/extraction/rules/intent/several-shipments.ts': ['24eb9fec05fb', '3ea934fe2d85'],
      'adapters/extraction/rules/pieces/package-contents.ts': ['e315f8933c7d'],
      'adapters/extraction/rules/pieces/piece-extractor.ts': ['d0acf23844a1'],
      'adapters/extraction/rules/pieces/piece-resolution.ts': ['2b9d71a92577'],
      'adapters/extraction/rules/places/delivery-intent.ts': [
        '41967ac82e79',
        '6ab4363ccb24',
        '8b94b20511c8',
        '0dd527df895d',
        'ac94c646431e',
      ],
      'adapters/extraction/rules/places/place-asides.ts': [
        '238ec088c42a',
        '24bca1eb045f',
        '33336f97c040',
        '487ef4c537a0',
        '65f4fa9e3e0f',
        '8f17fa83b738',
        'cb4562c93355',
        'f2ffad44acc5',
      ],
      'adapters/extraction/rules/places/place-groups.ts': ['017006ad5325', '2d1a74c3ac82'],
      'adapters/extraction/rules/places/place-roles.ts': ['80151eacad96'],
      'adapters/extraction/rules/places/route-pairs.ts': ['28aece7306cd'],
      'adapters/extraction/rules/places/transport-mode.ts': ['39067c3dbfc2', '80be335bc6b2', 'ac3a60ce637d'],
      'adapters/extraction/rules/places/transport-mode.words.ts': ['0286e054345f', 'f804b34770dc'],
      'adapters/extraction/rules/sender/mailbox.ts': [
        '193b0a4d1f73',
        '303630a368b1',
        '6305ab1ed808',
        'b214be59700a',
        'b3abb12b01b4',
        'e5d20c82fefc',
      ],
      'adapters/extraction/rules/sender/sender-company.ts': ['17b0c89aa5fd'],
      'adapters/extraction/rules/sender/sender-extractor.ts': [
        '30a46956b9ab',
        '3f0346ebf2b2',
        '416ad873da64',
        '5998d80373fa',
        'b18d01d9945a',
        'fbd9c6f24268',
      ],
      'adapters/extraction/rules/shipments/item-spans.ts': ['8fee842d6a61', 'ccaa1eaeffea'],
      'adapters/extraction/rules/shipments/tell-apart.ts': ['6c102e3bb547', 'c0670478f087', 'd2544a2ff7f8'],
      'adapters/extraction/rules/terms/incoterm-extractor.ts': ['a253e30a71c2'],
      'adapters/extraction/rules/text/corrections.ts': ['0a0e27efd44c', 'cea804f410b5'],
      'adapters/extraction/rules/text/form-questions.ts': ['facd2c7a9b44'],
      'adapters/extraction/rules/text/html-remnants.ts': ['e42ef49112a6'],
      'adapters/extraction/rules/text/label-phrases.ts': ['1e562a9dd746', '71a74fa0a5bd'],
      'adapters/extraction/rules/text/quoted-layers.ts': ['6023896a2c6d', 'a8751f536814', 'b5d0b46022e9'],
      'adapters/extraction/rules/text/signature-zones.ts': [
        '601839e4cba4',
        '6ffb5980be39',
        '82b355fbaf2e',
        'ccd812c0f6c7',
      ],
      'adapters/extraction/rules/numbers/spaced-groups.ts': ['38173b263c7b', '7500a1f3194a'],
      'adapters/extraction/rules/weight/expand-listed-weights.ts': ['be1e93937584'],
      'adapters/extraction/rules/weight/per-piece-shared.ts': ['27bff39047f1', '4448f1257425'],
      'adapters/extraction/rules/weight/per-piece.ts': ['58803625b19a', 'c90b3f7a0f0e'],
      'adapters/extraction/rules/weight/singular-description.ts': ['723778ec959f'],
      'adapters/extraction/rules/weight/subtotal.ts': ['08153bd99e1e'],
      'adapters/extraction/rules/weight/weight-columns.ts': ['9ce648132b0e'],
      'adapters/extraction/rules/weight/weight-extractor.ts': ['b085d3749f62', 'd2a2734800a5', 'd9d853434134'],
      'adapters/extraction/rules/weight/weight-quantity.ts': ['961b0195c382', 'b0d35829450d'],
    },
  },
];

/** What identifies the expressions that are measured, because recheck cannot say. */
export const UNDECIDED_EXPRESSIONS: ReadonlySet<string> = new Set(
  REVIEWED_EXPRESSIONS.filter(({ reason }) => reason === UNDECIDED_REASON).flatMap(({ expressions }) =>
    Object.values(expressions).flat(),
  ),
);
