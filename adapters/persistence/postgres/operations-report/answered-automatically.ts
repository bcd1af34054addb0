/**
 * The condition that an email was answered automatically: the release policy had no reason against it, and no user
 * approved a held quotation. What a person entered on the phone is not email.
 */
export const ANSWERED_AUTOMATICALLY = `inbound_email.channel <> 'phone' AND inbound_email.state = 'answered' AND inbound_email.reasons = '{}' AND NOT EXISTS (
    SELECT 1 FROM activity
    WHERE activity.quotation_id = inbound_email.quotation_id AND activity.email_id = inbound_email.id
      AND activity.event_type = 'quotation-approved')`;
