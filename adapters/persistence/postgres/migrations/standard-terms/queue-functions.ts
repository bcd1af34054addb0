/** How the queue's table, columns and functions are called. */
interface QueueNames {
  readonly table: string;
  readonly runAt: string;
  readonly deadAt: string;
  readonly workerId: string;
  readonly partitionKey: string;
  readonly isQuarantined: string;
  readonly claim: string;
  readonly selection: string;
}

const STANDARD_NAMES: QueueNames = {
  table: 'job',
  runAt: 'run_at',
  deadAt: 'dead_at',
  workerId: 'worker_id',
  partitionKey: 'partition_key',
  isQuarantined: 'is_quarantined',
  claim: 'claim_job',
  selection: 'selection',
};

const EARLIER_NAMES: QueueNames = {
  table: 'work',
  runAt: 'available_at',
  deadAt: 'buried_at',
  workerId: 'lease_holder',
  partitionKey: 'share',
  isQuarantined: 'is_suspected',
  claim: 'take_work',
  selection: 'among',
};

const buildCreation = ({
  table,
  runAt,
  deadAt,
  workerId,
  partitionKey,
  isQuarantined,
  claim,
  selection,
}: QueueNames) => `
      -- A job that was put back has a reason; one that was running when its process ended, or when its lease ran out, has none.
      CREATE FUNCTION ${isQuarantined}(candidate ${table}) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT candidate.kind = 'answer-email'
          AND (candidate.lease_token IS NOT NULL OR (candidate.attempts > 0 AND candidate.reason IS NULL))
      $$;

      -- Leases one job of the partition after the last served, or of the next one that has any, once round all partitions.
      CREATE FUNCTION ${claim}(
        kinds text[], lease_seconds float8, ${selection} text, worker integer, last_kind text, last_partition text
      ) RETURNS SETOF ${table} LANGUAGE plpgsql SET enable_seqscan = off AS $$
      DECLARE
        current record;
        next record;
        is_round boolean := false;
      BEGIN
        SELECT last_kind AS kind, last_partition AS partition INTO current;
        LOOP
          SELECT kind, ${partitionKey} AS partition INTO next FROM ${table}
          WHERE ${deadAt} IS NULL AND kind = current.kind AND ${partitionKey} > current.partition
            AND ${runAt} <= statement_timestamp()
          ORDER BY ${partitionKey} LIMIT 1;
          IF NOT FOUND THEN
            SELECT first.kind, first.partition INTO next
            FROM unnest(kinds) AS wanted (kind) CROSS JOIN LATERAL (
              SELECT kind, ${partitionKey} AS partition FROM ${table}
              WHERE ${deadAt} IS NULL AND kind = wanted.kind AND ${runAt} <= statement_timestamp()
              ORDER BY ${partitionKey} LIMIT 1
            ) AS first
            WHERE wanted.kind > current.kind OR NOT is_round
            ORDER BY wanted.kind <= current.kind, wanted.kind LIMIT 1;
            EXIT WHEN NOT FOUND;
            is_round := is_round OR next.kind <= current.kind;
          END IF;
          EXIT WHEN is_round AND (next.kind, next.partition) > (last_kind, last_partition);
          current := next;
          -- A lease is the time until which the job is not available to others: one index finds due and abandoned jobs.
          -- Mail that is being sent stays with its process, also when its lease has run out: that one may have sent it.
          RETURN QUERY
            UPDATE ${table}
            SET attempts = attempts + 1, lease_token = gen_random_uuid(), ${workerId} = worker,
                ${runAt} = statement_timestamp() + lease_seconds * interval '1 second'
            WHERE id = (
              SELECT id FROM ${table}
              WHERE ${deadAt} IS NULL AND kind = current.kind AND ${partitionKey} = current.partition
                AND ${runAt} <= statement_timestamp()
                AND (lease_token IS NULL OR kind = 'answer-email' OR ${workerId} IS NULL OR ${workerId} = worker)
                AND (${selection} = 'all' OR ${isQuarantined}(${table}) = (${selection} = 'suspected'))
              ORDER BY ${runAt}, id
              LIMIT 1
              FOR UPDATE SKIP LOCKED
            )
            RETURNING *;
          EXIT WHEN FOUND;
        END LOOP;
      END
      $$;`;

const buildRemoval = ({ claim, isQuarantined }: QueueNames) => `
      DROP FUNCTION ${claim};
      DROP FUNCTION ${isQuarantined};`;

/** Before tables are renamed. */
export const DROP_EARLIER_QUEUE_FUNCTIONS = buildRemoval(EARLIER_NAMES);

/** After tables are renamed. */
export const CREATE_STANDARD_QUEUE_FUNCTIONS = buildCreation(STANDARD_NAMES);

/** On the way back, before tables are renamed. */
export const DROP_STANDARD_QUEUE_FUNCTIONS = buildRemoval(STANDARD_NAMES);

/** On the way back, after tables are renamed. */
export const CREATE_EARLIER_QUEUE_FUNCTIONS = buildCreation(EARLIER_NAMES);
