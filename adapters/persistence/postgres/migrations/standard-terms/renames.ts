/** What something was called before, and what it is called since. */
export type Rename = readonly [from: string, to: string];

/** What a table and its columns were called before, and what they are called since. */
export interface TableRename {
  readonly from: string;
  readonly to: string;
  readonly columns?: readonly Rename[];
}

/** The tables whose names or columns changed; backups of format 1 hold the names on the left. */
export const TABLE_RENAMES: readonly TableRename[] = [
  { from: 'recognized_sender', to: 'recognized_domain' },
  { from: 'consignment', to: 'mawb_consignee' },
  { from: 'disclaimer', to: 'disclaimer', columns: [['place', 'position']] },
  { from: 'desk_setting', to: 'setting' },
  { from: 'desk_mark', to: 'idempotency_key' },
  { from: 'sign_in_try', to: 'login_attempt' },
  { from: 'administrator_notifications', to: 'notification_preference' },
  // The longer name first: constraints of the shorter one begin alike.
  { from: 'incoming_email_content', to: 'inbound_email_content' },
  { from: 'incoming_email', to: 'inbound_email', columns: [['door', 'channel']] },
  { from: 'outbox_document', to: 'outbound_email_pdf', columns: [['reply_id', 'outbound_email_id']] },
  { from: 'outbox_reply', to: 'outbound_email', columns: [['copy', 'resend_no']] },
  { from: 'quotation', to: 'quotation', columns: [['strict', 'is_amount_from_charges']] },
  { from: 'quotation_day', to: 'quotation_daily_rollup', columns: [['strict', 'amounts_from_charges']] },
  { from: 'quotation_domain_month', to: 'quotation_domain_monthly_rollup' },
  { from: 'quotation_change', to: 'quotation_rollup_delta', columns: [['strict', 'amounts_from_charges']] },
  {
    from: 'staff_news',
    to: 'notification',
    columns: [
      ['topic', 'type'],
      ['place', 'link'],
    ],
  },
  {
    from: 'staff_mail',
    to: 'notification_email',
    columns: [
      ['topic', 'type'],
      ['covered_until', 'period_end'],
    ],
  },
  { from: 'model_call', to: 'llm_call' },
  { from: 'standing_version', to: 'reference_data_version', columns: [['one', 'is_singleton']] },
  {
    from: 'work',
    to: 'job',
    columns: [
      ['subject_id', 'payload_id'],
      ['available_at', 'run_at'],
      ['buried_at', 'dead_at'],
      ['lease_holder', 'worker_id'],
      ['share', 'partition_key'],
    ],
  },
];

/** Indexes whose names said it in other words than their tables do; those of the text search exist only with pg_trgm. */
export const INDEX_RENAMES: readonly Rename[] = [
  ['activity_kinds', 'activity_counts'],
  ['activity_of_quotation', 'activity_by_quotation'],
  ['incoming_email_by_message_id', 'inbound_email_content_by_message_id'],
  ['outbound_email_quotation_id_revision_copy_key', 'outbound_email_quotation_id_revision_resend_no_key'],
  ['job_unfinished_once', 'job_unique_open'],
  ['job_unfinished_by_share', 'job_open_by_partition'],
  ['job_buried', 'job_dead'],
  ['notification_email_by_topic', 'notification_email_by_type'],
  ['rate_once_from_a_day', 'rate_unique_valid_from'],
  ['session_by_end', 'session_by_expiry'],
];

/** Constraints with names of their own. */
export const CONSTRAINT_RENAMES: ReadonlyArray<{ readonly table: string; readonly from: string; readonly to: string }> =
  [{ table: 'rate', from: 'rate_ends_after_it_begins', to: 'rate_valid_range_check' }];
