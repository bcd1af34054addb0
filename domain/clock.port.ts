/** What time it is, in UTC. */
export abstract class Clock {
  abstract now(): Date;
}
