/** Too many failed tries; the edge says 429. */
export class TooManyTries extends Error {
  constructor() {
    super('Too many tries. Wait 15 minutes and try again.');
    this.name = 'TooManyTries';
  }
}
