import { describeHostileBodies, HOSTILE_CALLS } from './hostile-bodies.js';

describeHostileBodies(HOSTILE_CALLS);
