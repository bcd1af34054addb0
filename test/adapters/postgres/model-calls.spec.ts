import { modelCallsContract } from '../../contracts/model-calls.contract.js';
import { openPostgresDesk } from './open-postgres-desk.js';

modelCallsContract('PostgresModelCalls', openPostgresDesk);
