/** What people read of autonomy. */
export const autonomyMessages = {
  propose: 'Nothing: every answer is proposed',
  certain: 'Quotations on stated data',
  indicative: 'Indicative quotations too',
};
