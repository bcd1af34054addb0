/** What people read of assumptions. */
export const assumptionsMessages = {
  noRateFor: (serviceCode: string) => `No rate for ${serviceCode}.`,
};
