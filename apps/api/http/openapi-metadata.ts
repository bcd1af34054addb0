// Made by `npm run generate:api` from the types of views, DTOs and controllers.

/** Describes views, DTOs and controllers to `@nestjs/swagger`. */
export const loadOpenApiMetadata = async () => {
  const t = {
    "../customers/customer-data.view.js": await import("../customers/customer-data.view.js"),
    "../customers/recognized-domain.dto.js": await import("../customers/recognized-domain.dto.js"),
    "../customers/recognized-domain.view.js": await import("../customers/recognized-domain.view.js"),
    "./error.view.js": await import("./error.view.js"),
    "../identity/staff-account.view.js": await import("../identity/staff-account.view.js"),
    "../inbound-mail/attachment.view.js": await import("../inbound-mail/attachment.view.js"),
    "../inbound-mail/inbound-email.view.js": await import("../inbound-mail/inbound-email.view.js"),
    "../quoting/ledger.view.js": await import("../quoting/ledger.view.js"),
    "../operations/dead-letter.view.js": await import("../operations/dead-letter.view.js"),
    "../inbound-mail/webhook-response.view.js": await import("../inbound-mail/webhook-response.view.js"),
    "../inbound-mail/mail-account.view.js": await import("../inbound-mail/mail-account.view.js"),
    "../inbound-mail/webhook-email.dto.js": await import("../inbound-mail/webhook-email.dto.js"),
    "../notifications/notification-email.view.js": await import("../notifications/notification-email.view.js"),
    "../notifications/pending-tasks.view.js": await import("../notifications/pending-tasks.view.js"),
    "../operations/activity.view.js": await import("../operations/activity.view.js"),
    "../operations/core-rules.view.js": await import("../operations/core-rules.view.js"),
    "../operations/llm-call.view.js": await import("../operations/llm-call.view.js"),
    "../operations/search.view.js": await import("../operations/search.view.js"),
    "../operations/system-information.view.js": await import("../operations/system-information.view.js"),
    "../outbound-mail/outbound-email.view.js": await import("../outbound-mail/outbound-email.view.js"),
    "../pricing/charge-line.view.js": await import("../pricing/charge-line.view.js"),
    "../pricing/charges.dto.js": await import("../pricing/charges.dto.js"),
    "../quoting/correction.dto.js": await import("../quoting/correction.dto.js"),
    "../quoting/dashboard.view.js": await import("../quoting/dashboard.view.js"),
    "../quoting/extracted-info.view.js": await import("../quoting/extracted-info.view.js"),
    "../quoting/ledger-role.dto.js": await import("../quoting/ledger-role.dto.js"),
    "../quoting/quotation-details.view.js": await import("../quoting/quotation-details.view.js"),
    "../quoting/line-adjustment.view.js": await import("../quoting/line-adjustment.view.js"),
    "../quoting/quotation-list.view.js": await import("../quoting/quotation-list.view.js"),
    "../tariff/backtest.view.js": await import("../tariff/backtest.view.js"),
    "../tariff/coverage.view.js": await import("../tariff/coverage.view.js"),
    "../tariff/disclaimer.view.js": await import("../tariff/disclaimer.view.js"),
    "../tariff/rate-batch.dto.js": await import("../tariff/rate-batch.dto.js"),
    "../tariff/rate.dto.js": await import("../tariff/rate.dto.js"),
    "../tariff/rate-formula.view.js": await import("../tariff/rate-formula.view.js"),
    "../tariff/rate-conditions.view.js": await import("../tariff/rate-conditions.view.js"),
    "../tariff/rate-batch.view.js": await import("../tariff/rate-batch.view.js"),
    "../tariff/rate.view.js": await import("../tariff/rate.view.js"),
    "../tariff/rate-draft.view.js": await import("../tariff/rate-draft.view.js"),
    "../tariff/rate-conditions.dto.js": await import("../tariff/rate-conditions.dto.js"),
    "../tariff/rate-formula.dto.js": await import("../tariff/rate-formula.dto.js"),
    "../tariff/rate-import.view.js": await import("../tariff/rate-import.view.js"),
    "../tariff/simulate-rate.dto.js": await import("../tariff/simulate-rate.dto.js"),
    "./deletion.view.js": await import("./deletion.view.js"),
    "../identity/avatar.view.js": await import("../identity/avatar.view.js"),
    "../identity/personal-settings.view.js": await import("../identity/personal-settings.view.js"),
    "../identity/second-factor.view.js": await import("../identity/second-factor.view.js"),
    "../identity/user.view.js": await import("../identity/user.view.js"),
    "../inbound-mail/email-file.view.js": await import("../inbound-mail/email-file.view.js"),
    "../notifications/test-mail.view.js": await import("../notifications/test-mail.view.js"),
    "../operations/health.view.js": await import("../operations/health.view.js"),
    "../operations/system-settings.view.js": await import("../operations/system-settings.view.js"),
    "../pricing/charges.view.js": await import("../pricing/charges.view.js"),
    "../tariff/charge-code.view.js": await import("../tariff/charge-code.view.js"),
    "../tariff/exchange-rate.view.js": await import("../tariff/exchange-rate.view.js"),
    "../tariff/mawb-consignee.view.js": await import("../tariff/mawb-consignee.view.js"),
    "../tariff/reference-data.view.js": await import("../tariff/reference-data.view.js"),
    "../tariff/rate-simulation.view.js": await import("../tariff/rate-simulation.view.js"),
    "../tariff/tax-rate.view.js": await import("../tariff/tax-rate.view.js"),
  };
  return {
    "@nestjs/swagger": {
        "models": [
            [import("../customers/customer-data.dto.js"), {
                    "CustomerQueryDto": { customer: { required: true, type: () => String, description: "A mailbox or a domain.", maxLength: 300 } },
                    "EraseCustomerDto": { confirmation: { required: true, type: () => String, description: "The same mailbox or domain, typed once more by the person.", maxLength: 300 } }
                }],
            [import("../customers/customer-data.view.js"), {
                    "CustomerRecordCountsView": { recognitions: { required: true, type: () => Number, description: "Entries of the recognized domains." }, consignees: { required: true, type: () => Number }, emails: { required: true, type: () => Number }, quotations: { required: true, type: () => Number }, corrections: { required: true, type: () => Number }, replies: { required: true, type: () => Number }, jobs: { required: true, type: () => Number, description: "Emails and replies that wait, or were given up." }, activity: { required: true, type: () => Number, description: "Entries of the activity log." }, notifications: { required: true, type: () => Number }, notificationEmails: { required: true, type: () => Number } },
                    "CustomerSummaryView": { customer: { required: true, type: () => String, description: "The mailbox or the domain." }, counts: { required: true, type: () => t["../customers/customer-data.view.js"].CustomerRecordCountsView }, isBeingProcessed: { required: true, type: () => Boolean, description: "An email or a reply is being worked on right now: nothing can be erased until that is done." } },
                    "CustomerExportView": { customer: { required: true, type: () => String, description: "The mailbox or the domain." }, exportedAt: { required: true, type: () => String, description: "ISO moment." }, recognitions: { required: true, type: () => [Object] }, consignees: { required: true, type: () => [Object] }, emails: { required: true, type: () => [Object] }, quotations: { required: true, type: () => [Object] }, corrections: { required: true, type: () => [Object] }, replies: { required: true, type: () => [Object] }, jobs: { required: true, type: () => [Object] }, activity: { required: true, type: () => [Object] }, notifications: { required: true, type: () => [Object] }, notificationEmails: { required: true, type: () => [Object] } },
                    "CustomerErasureView": { erased: { required: true, type: () => t["../customers/customer-data.view.js"].CustomerRecordCountsView } }
                }],
            [import("../customers/recognized-domain.dto.js"), {
                    "CustomerAgreementDto": { percent: { required: false, type: () => Number, nullable: true, description: "By how many per cent every rate changes." }, freeCodes: { required: false, type: () => [String], nullable: true, description: "Charge codes.", maxLength: 200, maxItems: 1000 }, paymentTerms: { required: false, type: () => String, nullable: true, maxLength: 10000 }, validFrom: { required: false, type: () => String, nullable: true, description: "The first day, in UTC: 2026-01-31.", maxLength: 100 }, validUntil: { required: false, type: () => String, nullable: true, description: "The last day, in UTC: 2026-01-31.", maxLength: 100 } },
                    "RecognizedDomainDto": { domain: { required: false, type: () => String, nullable: true, maxLength: 300 }, mailbox: { required: false, type: () => String, nullable: true, description: "Only this mailbox of the domain, which need not be given with it; null or left out: every mailbox there and below.", maxLength: 300 }, companyName: { required: false, type: () => String, nullable: true, maxLength: 300 }, country: { required: false, type: () => String, nullable: true, maxLength: 100 }, isApproved: { required: false, type: () => Boolean, nullable: true }, notes: { required: false, type: () => String, nullable: true, maxLength: 2000 }, autonomy: { required: false, nullable: true, description: "What is answered without a person; null: as the settings say; left out: unchanged.", enum: ["certain", "indicative", "propose"] }, agreement: { required: false, type: () => t["../customers/recognized-domain.dto.js"].CustomerAgreementDto, nullable: true, description: "What is agreed with the customer; null: nothing; left out: unchanged." }, confirmFreeMail: { required: false, type: () => Boolean, nullable: true, description: "The person knows that anybody can get a mailbox there." }, confirmLookAlike: { required: false, type: () => Boolean, nullable: true, description: "The person knows that it resembles a domain on the list." }, version: { required: false, type: () => Number, nullable: true, description: "The version that the person changed; without one whatever stands there is overwritten." } }
                }],
            [import("../customers/recognized-domain.view.js"), {
                    "CustomerAgreementView": { percent: { required: true, type: () => Number, description: "By how many per cent every rate changes." }, freeCodes: { required: true, type: () => [String], description: "Charge codes that cost nothing." }, paymentTerms: { required: true, type: () => String, nullable: true }, validFrom: { required: true, type: () => String, nullable: true, description: "The first and the last day in UTC; null: without limit." }, validUntil: { required: true, type: () => String, nullable: true } },
                    "RecognizedDomainView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, domain: { required: true, type: () => String }, mailbox: { required: true, type: () => String, nullable: true, description: "The only mailbox of the domain that is recognized; null: every mailbox there and below." }, companyName: { required: true, type: () => String }, country: { required: true, type: () => String, nullable: true }, isApproved: { required: true, type: () => Boolean }, notes: { required: true, type: () => String, nullable: true }, autonomy: { required: true, nullable: true, description: "What is answered without a person; null: as the settings say.", enum: ["certain", "indicative", "propose"] }, agreement: { required: true, type: () => t["../customers/recognized-domain.view.js"].CustomerAgreementView, nullable: true, description: "What is agreed with the customer; null: nothing." }, addedAt: { required: true, type: () => String, description: "ISO moment." } }
                }],
            [import("./deletion.view.js"), {
                    "DeletionView": { deleted: { required: true, type: () => Boolean } }
                }],
            [import("./error.view.js"), {
                    "FieldErrorView": { field: { required: true, type: () => String }, message: { required: true, type: () => String, description: "One sentence for the person who filled it in." } },
                    "ConflictingValuesView": { entered: { required: true, type: "object", additionalProperties: true, description: "What the call wanted to store." }, current: { required: true, type: "object", additionalProperties: true, nullable: true, description: "The record as it is stored now; null where it was deleted." } },
                    "ErrorView": { error: { required: true, type: () => String, description: "One sentence for the person who must act." }, details: { required: false, type: () => [t["./error.view.js"].FieldErrorView] }, conflict: { required: false, type: () => t["./error.view.js"].ConflictingValuesView, description: "Only with status 409 of an edit that named its version." }, request: { required: false, type: () => String, description: "The id under which the log tells more; only where the error is the server's." } }
                }],
            [import("./page-query.dto.js"), {
                    "PageQueryDto": { page: { required: false, type: () => Number } }
                }],
            [import("./page.view.js"), {
                    "PageView": { total: { required: true, type: () => Number, description: "Rows on all pages." }, page: { required: true, type: () => Number, description: "Counted from 1." }, pageSize: { required: true, type: () => Number } }
                }],
            [import("./version-query.dto.js"), {
                    "VersionQueryDto": { version: { required: false, type: () => Number, description: "The version that the person saw; without one whatever stands there is deleted." } }
                }],
            [import("../identity/avatar.view.js"), {
                    "AvatarView": { avatar: { required: true, type: () => Boolean }, contentType: { required: true, type: () => String }, sizeBytes: { required: true, type: () => Number } }
                }],
            [import("../identity/personal-settings.view.js"), {
                    "ProfileView": { name: { required: true, type: () => String }, email: { required: true, type: () => String }, role: { required: true, type: () => String } },
                    "NotificationPreferencesView": { emailQuotations: { required: true, type: () => Boolean }, emailErrors: { required: true, type: () => Boolean }, emailSummary: { required: true, type: () => Boolean }, desktopNotifications: { required: true, type: () => Boolean } },
                    "PasswordChangeView": { changed: { required: true, type: () => Boolean } }
                }],
            [import("../identity/second-factor.dto.js"), {
                    "CurrentPasswordDto": { currentPassword: { required: false, type: () => String, nullable: true } },
                    "ConfirmCodeDto": { code: { required: false, type: () => String, nullable: true } }
                }],
            [import("../identity/second-factor.view.js"), {
                    "SecondFactorView": { isEnabled: { required: true, type: () => Boolean }, recoveryCodesLeft: { required: true, type: () => Number, description: "Recovery codes that were not used yet." } },
                    "SecondFactorSetupView": { secret: { required: true, type: () => String, description: "To be typed in, in Base32." }, uri: { required: true, type: () => String, description: "`otpauth://\u2026`: opens the app on a telephone." } },
                    "RecoveryCodesView": { recoveryCodes: { required: true, type: () => [String] } }
                }],
            [import("../identity/sign-in.dto.js"), {
                    "SignInDto": { email: { required: false, type: () => String, nullable: true }, password: { required: false, type: () => String, nullable: true }, code: { required: false, type: () => String, nullable: true, description: "Of the authenticator app, or a recovery code, for accounts that have a second factor." } }
                }],
            [import("../identity/staff-account.view.js"), {
                    "StaffAccountView": { id: { required: true, type: () => Number }, name: { required: true, type: () => String }, email: { required: true, type: () => String }, role: { required: true, type: () => String, description: "The role in words." }, staffRole: { required: true, description: "The role as programs know it.", enum: ["administrator", "operator", "read-only"] }, isActive: { required: true, type: () => Boolean, description: "Whether they may sign in." }, mustChangePassword: { required: true, type: () => Boolean, description: "Whether they change their password before anything else." }, hasSecondFactor: { required: true, type: () => Boolean, description: "Whether they sign in with a second factor." } },
                    "StaffAccountListView": { data: { required: true, type: () => [t["../identity/staff-account.view.js"].StaffAccountView] } },
                    "IssuedAccountView": { account: { required: true, type: () => t["../identity/staff-account.view.js"].StaffAccountView }, generatedPassword: { required: true, type: () => String, nullable: true, description: "Shown this once; null where an administrator entered one." } }
                }],
            [import("../identity/staff-accounts.dto.js"), {
                    "StaffAccountDto": { name: { required: false, type: () => String, nullable: true }, email: { required: false, type: () => String, nullable: true }, role: { required: false, type: () => String }, password: { required: false, type: () => String, nullable: true, description: "Left out or null: one is made up." } },
                    "StaffRoleDto": { role: { required: false, type: () => String } },
                    "FirstPasswordDto": { password: { required: false, type: () => String, nullable: true, description: "Left out or null: one is made up." } }
                }],
            [import("../identity/user.view.js"), {
                    "UserView": { id: { required: true, type: () => Number }, firstName: { required: true, type: () => String }, lastName: { required: true, type: () => String }, name: { required: true, type: () => String }, email: { required: true, type: () => String }, role: { required: true, type: () => String, description: "The role in words." }, staffRole: { required: true, description: "The role as programs know it.", enum: ["administrator", "operator", "read-only"] }, mustChangePassword: { required: true, type: () => Boolean, description: "Whether the password is a first one: then nothing can be done but to change it." }, avatar: { required: true, type: () => Boolean, description: "Whether there is a picture at `/api/settings/avatar`." } }
                }],
            [import("../inbound-mail/attachment.view.js"), {
                    "AttachmentView": { filename: { required: true, type: () => String }, contentType: { required: true, type: () => String }, sizeBytes: { required: true, type: () => Number } }
                }],
            [import("../inbound-mail/email-file.view.js"), {
                    "EmailFileView": { emailContent: { required: true, type: () => String, description: "Its sender, recipients and subject, an empty line, and the text that a mail client displays." }, attachments: { required: true, type: () => [t["../inbound-mail/attachment.view.js"].AttachmentView] } },
                    "ExtractedEmailFileView": { emailContent: { required: true, type: () => String }, attachments: { required: true, type: () => [t["../inbound-mail/attachment.view.js"].AttachmentView] }, unreadAttachments: { required: true, type: () => [String], description: "Names of files that may hold cargo data and were not read." } }
                }],
            [import("../inbound-mail/inbound-email.view.js"), {
                    "InboundEmailRowView": { id: { required: true, type: () => Number }, receivedAt: { required: true, type: () => String, description: "ISO moment." }, from: { required: true, type: () => String }, subject: { required: true, type: () => String }, state: { required: true, enum: ["answered", "failed", "held", "ignored", "received"] }, reasons: { required: true, type: () => [String], description: "Codes of the release policy, or sentences." }, quotationId: { required: true, type: () => Number, nullable: true }, quotationNumber: { required: true, type: () => String, nullable: true } },
                    "InboundEmailPageView": { data: { required: true, type: () => [t["../inbound-mail/inbound-email.view.js"].InboundEmailRowView] } },
                    "InboundEmailView": { door: { required: true, enum: ["console", "imap", "mailgun", "postmark", "raw", "sendgrid", "smtp", "webhook"] }, to: { required: true, type: () => String }, fromAddress: { required: true, type: () => String, nullable: true, description: "The mailbox of the From header." }, messageId: { required: true, type: () => String, nullable: true }, inReplyTo: { required: true, type: () => String, nullable: true }, references: { required: true, type: () => [String] }, headers: { required: true, type: "object", additionalProperties: { type: "string" }, description: "Header values by lower-case name." }, authenticationResults: { required: true, type: () => String, nullable: true }, text: { required: true, type: () => String }, ledger: { required: true, type: () => [t["../quoting/ledger.view.js"].LedgerEntryView], description: "What the text says, and what became of each part of it; empty for mail that is not held or has a quotation." }, html: { required: true, type: () => String, nullable: true, description: "Source to be read, never to be rendered." }, attachments: { required: true, type: () => [t["../inbound-mail/attachment.view.js"].AttachmentView] }, lastError: { required: true, type: () => String, nullable: true }, buriedWork: { required: true, type: () => t["../operations/dead-letter.view.js"].DeadLetterView, nullable: true } }
                }],
            [import("../inbound-mail/inbound-emails-query.dto.js"), {
                    "InboundEmailsQueryDto": { pageSize: { required: false, type: () => Number }, status: { required: false, enum: ["", "all", "answered", "failed", "held", "ignored", "received"] } }
                }],
            [import("../inbound-mail/mail-account.dto.js"), {
                    "MailAccountDto": { address: { required: false, type: () => String, nullable: true }, host: { required: false, type: () => String, nullable: true }, port: { required: false, type: () => Number, nullable: true }, security: { required: false, nullable: true, enum: ["none", "starttls", "tls"] }, smtpHost: { required: false, type: () => String, nullable: true, description: "The server that replies leave through; null or left out: they leave as all other mail does." }, smtpPort: { required: false, type: () => Number, nullable: true }, smtpSecurity: { required: false, nullable: true, enum: ["none", "starttls", "tls"] }, copiesToSent: { required: false, type: () => Boolean, nullable: true, description: "A copy of every reply is filed among the sent mail; Google and Microsoft do so by themselves." }, user: { required: false, type: () => String, nullable: true, description: "Left out: the address." }, password: { required: false, type: () => String, nullable: true, description: "Left out: unchanged." }, border: { required: false, nullable: true, description: "Whose Authentication-Results count; left out: nobody's.", enum: ["google", "microsoft", "named", "none"] }, authservId: { required: false, type: () => String, nullable: true, description: "The name of a named border." }, doneFolder: { required: false, type: () => String, nullable: true, description: "The folder that stored mail is moved to; null or left out: it stays where it is." }, readFromDay: { required: false, type: () => String, nullable: true, description: "The day from which on mail counts, `YYYY-MM-DD` in UTC; null or left out: from now on, or unchanged.", pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, sendsByItself: { required: false, type: () => Boolean, nullable: true, description: "Replies leave without a person, as settings and customers say; left out: they do not." }, isActive: { required: false, type: () => Boolean, nullable: true, description: "Left out: it is." } },
                    "MailAccountEditDto": { version: { required: true, type: () => Number, description: "The version that the person changed." } }
                }],
            [import("../inbound-mail/mail-account.view.js"), {
                    "MailboxFailureView": { code: { required: true, enum: ["certificate-refused", "connection-lost", "encryption-missing", "folder-missing", "host-unknown", "no-answer", "not-permitted", "not-stored", "port-closed", "secret-unreadable", "service-unavailable", "sign-in-refused"] }, message: { required: true, type: () => String, description: "What is wrong, and what to do about it." }, detail: { required: true, type: () => String, description: "What the server said." }, at: { required: true, type: () => String, description: "ISO moment." }, retryAt: { required: true, type: () => String, description: "ISO moment: it is not tried again before." } },
                    "MailboxCheckView": { isReadable: { required: true, type: () => Boolean }, message: { required: true, type: () => String, nullable: true, description: "What is wrong, and what to do about it; null: nothing is." }, code: { required: true, nullable: true, enum: ["certificate-refused", "connection-lost", "encryption-missing", "folder-missing", "host-unknown", "no-answer", "not-permitted", "not-stored", "port-closed", "secret-unreadable", "service-unavailable", "sign-in-refused"] }, detail: { required: true, type: () => String, nullable: true, description: "What the server said." } },
                    "PreviewedMailView": { receivedAt: { required: true, type: () => String, description: "ISO moment at which the server received it." }, from: { required: true, type: () => String, nullable: true }, subject: { required: true, type: () => String }, preview: { required: true, type: () => t["../inbound-mail/webhook-response.view.js"].WebhookResponseView } },
                    "MailAccountView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, address: { required: true, type: () => String }, host: { required: true, type: () => String }, port: { required: true, type: () => Number }, security: { required: true, enum: ["none", "starttls", "tls"] }, smtpHost: { required: true, type: () => String, nullable: true, description: "The server that replies leave through; null: they leave as all other mail does." }, smtpPort: { required: true, type: () => Number, nullable: true }, smtpSecurity: { required: true, nullable: true, enum: ["none", "starttls", "tls"] }, copiesToSent: { required: true, type: () => Boolean }, user: { required: true, type: () => String }, border: { required: true, enum: ["google", "microsoft", "named", "none"] }, authservId: { required: true, type: () => String, nullable: true, description: "The name of a named border." }, doneFolder: { required: true, type: () => String, nullable: true }, readFrom: { required: true, type: () => String, description: "ISO moment: mail from before does not count." }, sendsByItself: { required: true, type: () => Boolean, description: "Replies leave without a person, as settings and customers say." }, isActive: { required: true, type: () => Boolean }, lastLookAt: { required: true, type: () => String, nullable: true, description: "ISO moment at which the mailbox was last read to its end; null: never." }, lastMailAt: { required: true, type: () => String, nullable: true, description: "ISO moment; null: no mail has come yet." }, lagSeconds: { required: true, type: () => Number, nullable: true, description: "Seconds from the server's receipt of the last mail until it was stored." }, isSilent: { required: true, type: () => Boolean, description: "It is to be read, and was not for five minutes." }, failure: { required: true, type: () => t["../inbound-mail/mail-account.view.js"].MailboxFailureView, nullable: true } }
                }],
            [import("../inbound-mail/postmark.dto.js"), {
                    "PostmarkDto": { From: { required: true, type: () => String }, FromName: { required: false, type: () => String, nullable: true }, FromFull: { required: false, type: () => Object }, To: { required: false, type: () => String, nullable: true }, OriginalRecipient: { required: false, type: () => String, nullable: true }, Subject: { required: false, type: () => String, nullable: true }, MessageID: { required: false, type: () => String, nullable: true }, ReplyTo: { required: false, type: () => String, nullable: true }, TextBody: { required: false, type: () => String, nullable: true }, HtmlBody: { required: false, type: () => String, nullable: true }, Headers: { required: false, type: () => Object, description: "A list of `{ Name, Value }`." }, Attachments: { required: false, type: () => Object, description: "A list of `{ Name, Content, ContentType, ContentLength }`." } }
                }],
            [import("../inbound-mail/webhook-email.dto.js"), {
                    "AttachmentDto": { filename: { required: true, type: () => String, maxLength: 500 }, contentType: { required: false, type: () => String, nullable: true, maxLength: 200 }, size: { required: false, type: () => Number, nullable: true, minimum: 0 }, content: { required: false, type: () => String, nullable: true, description: "Base64." } },
                    "WebhookEmailDto": { from: { required: true, type: () => String }, to: { required: true, type: () => String }, subject: { required: true, type: () => String }, content: { required: true, type: () => String }, html: { required: false, type: () => String, nullable: true }, messageId: { required: false, type: () => String, nullable: true }, inReplyTo: { required: false, type: () => String, nullable: true }, references: { required: false, type: () => Object, description: "A list of Message-IDs, or the header's text." }, headers: { required: false, type: "object", additionalProperties: true, nullable: true }, attachments: { required: false, type: () => [t["../inbound-mail/webhook-email.dto.js"].AttachmentDto], nullable: true }, authenticationResults: { required: false, type: () => String, nullable: true }, dryRun: { required: false, type: () => Boolean, nullable: true } }
                }],
            [import("../inbound-mail/webhook-response.view.js"), {
                    "WebhookTotalsView": { totalCompulsoryCharges: { required: true, type: () => Number } },
                    "CompulsoryChargeView": { serviceCode: { required: true, type: () => String }, serviceName: { required: true, type: () => String }, totalCharge: { required: true, type: () => Number, nullable: true, description: "US dollars; null: on request." } },
                    "WebhookResponseView": { emailId: { required: true, type: () => Number, nullable: true, description: "Null: a dry run stores nothing." }, quotationId: { required: true, type: () => Number, nullable: true }, quotationNumber: { required: true, type: () => String, nullable: true }, status: { required: true, nullable: true, enum: ["completed", "expired", "failed", "pending", "sent"] }, outcome: { required: true, enum: ["accepted", "answered", "failed", "held", "ignored", "received"] }, reasons: { required: true, type: () => [String], description: "Codes of the release policy, or sentences." }, message: { required: true, type: () => String }, duplicate: { required: true, type: () => Boolean }, totals: { required: true, type: () => t["../inbound-mail/webhook-response.view.js"].WebhookTotalsView, nullable: true }, compulsoryCharges: { required: true, type: () => [t["../inbound-mail/webhook-response.view.js"].CompulsoryChargeView] } }
                }],
            [import("../notifications/notification-email.view.js"), {
                    "NotificationEmailRowView": { id: { required: true, type: () => Number }, topic: { required: true, enum: ["error", "held", "sent", "summary", "test"] }, to: { required: true, type: () => String }, subject: { required: true, type: () => String }, state: { required: true, enum: ["failed", "sent", "waiting"] }, attempts: { required: true, type: () => Number }, lastError: { required: true, type: () => String, nullable: true }, createdAt: { required: true, type: () => String, description: "ISO moment." }, sentAt: { required: true, type: () => String, nullable: true, description: "ISO moment." } },
                    "NotificationEmailPageView": { data: { required: true, type: () => [t["../notifications/notification-email.view.js"].NotificationEmailRowView] } },
                    "NotificationEmailView": { from: { required: true, type: () => String }, messageId: { required: true, type: () => String }, text: { required: true, type: () => String } }
                }],
            [import("../notifications/notification-emails-query.dto.js"), {
                    "NotificationEmailsQueryDto": { pageSize: { required: false, type: () => Number }, state: { required: false, enum: ["", "all", "failed", "sent", "waiting"] } }
                }],
            [import("../notifications/pending-tasks.view.js"), {
                    "PendingTaskView": { id: { required: true, type: () => String }, kind: { required: true, type: () => String }, title: { required: true, type: () => String }, details: { required: true, type: () => String }, at: { required: true, type: () => String, nullable: true, description: "ISO moment; null where it has none." }, link: { required: true, type: () => String, description: "Where in the console it can be dealt with." } },
                    "PendingTasksView": { items: { required: true, type: () => [t["../notifications/pending-tasks.view.js"].PendingTaskView] }, total: { required: true, type: () => Number, description: "Counts what is not listed, too." } }
                }],
            [import("../notifications/test-mail.view.js"), {
                    "NotificationAddressView": { to: { required: true, type: () => String }, fault: { required: true, type: () => String, nullable: true, description: "Why nothing is mailed there; null where nothing speaks against it." }, hasMailServer: { required: true, type: () => Boolean, description: "Without one, mail stays in the outbox." } },
                    "TestMailView": { id: { required: true, type: () => Number }, to: { required: true, type: () => String }, hasMailServer: { required: true, type: () => Boolean, description: "Without one, mail stays in the outbox." } }
                }],
            [import("../operations/activity-list.dto.js"), {
                    "ActivityListQueryDto": { pageSize: { required: false, type: () => Number }, tab: { required: false, enum: ["", "all", "email", "errors", "quotation"] }, category: { required: false, enum: ["", "all", "email", "error", "quotation", "system"] }, status: { required: false, enum: ["", "all", "failure", "info", "success", "warning"] }, q: { required: false, type: () => String, maxLength: 200 }, entityType: { required: false, description: "With `entityId`: the entries that changed one record.", enum: ["", "charge-code", "disclaimer", "exchange-rate", "mawb-consignee", "quotation", "rate", "recognized-domain", "tax-rate"] }, entityId: { required: false, type: () => Number }, from: { required: false, type: () => String, maxLength: 40 }, to: { required: false, type: () => String, maxLength: 40 }, sort: { required: false, enum: ["", "asc", "desc"] } }
                }],
            [import("../operations/activity.view.js"), {
                    "ActivityView": { id: { required: true, type: () => Number }, timestamp: { required: true, type: () => String, description: "ISO moment." }, category: { required: true, enum: ["email", "error", "quotation", "system"] }, action: { required: true, type: () => String }, details: { required: true, type: () => String }, status: { required: true, enum: ["failure", "info", "success", "warning"] }, actor: { required: true, type: () => String, description: "An administrator's email, or `system`." }, emailId: { required: true, type: () => Number, nullable: true }, quotationId: { required: true, type: () => Number, nullable: true }, before: { required: true, type: () => Object, description: "The record before the change; null where nothing was changed." }, after: { required: true, type: () => Object, description: "The record after the change; null where nothing was changed." } },
                    "ActivityCountsView": { total: { required: true, type: () => Number }, success: { required: true, type: () => Number }, failure: { required: true, type: () => Number }, warning: { required: true, type: () => Number }, info: { required: true, type: () => Number }, email: { required: true, type: () => Number }, quotation: { required: true, type: () => Number }, error: { required: true, type: () => Number }, system: { required: true, type: () => Number } },
                    "ActivityPageView": { data: { required: true, type: () => [t["../operations/activity.view.js"].ActivityView] }, counts: { required: true, type: () => t["../operations/activity.view.js"].ActivityCountsView, description: "Of the whole filter." } }
                }],
            [import("../operations/core-rules.view.js"), {
                    "CoreRuleCountersView": { total: { required: true, type: () => Number }, active: { required: true, type: () => Number }, warnings: { required: true, type: () => Number }, errors: { required: true, type: () => Number }, lastChecked: { required: true, type: () => String, description: "ISO moment." } },
                    "CoreRuleView": { id: { required: true, type: () => String }, category: { required: true, enum: ["Categories", "Charges", "Delivery", "Fallbacks", "Incoterms", "Mail", "Weight"] }, name: { required: true, type: () => String }, description: { required: true, type: () => String }, status: { required: true, enum: ["active", "error", "warning"] }, constants: { required: true, type: () => [String], description: "The ids of the protected constants that it uses." } },
                    "ProtectedConstantView": { id: { required: true, type: () => String }, name: { required: true, type: () => String }, value: { required: true, type: () => Number }, unit: { required: true, type: () => String } },
                    "CoreRulesView": { counters: { required: true, type: () => t["../operations/core-rules.view.js"].CoreRuleCountersView }, rules: { required: true, type: () => [t["../operations/core-rules.view.js"].CoreRuleView] }, protectedConstants: { required: true, type: () => [t["../operations/core-rules.view.js"].ProtectedConstantView] } },
                    "CoreRuleTestSummaryView": { total: { required: true, type: () => Number }, passed: { required: true, type: () => Number }, failed: { required: true, type: () => Number }, alarms: { required: true, type: () => Number } },
                    "CoreRuleTestView": { id: { required: true, type: () => String }, ruleId: { required: true, type: () => String }, name: { required: true, type: () => String }, passed: { required: true, type: () => Boolean }, expected: { required: true, type: () => String }, got: { required: true, type: () => String }, isNegativeControl: { required: true, type: () => Boolean, description: "Fed with a wrong value on purpose: it must be seen to fail." }, isAlarm: { required: true, type: () => Boolean, description: "A person must look: it failed, or a negative control did not." } },
                    "CoreRulesValidationView": { summary: { required: true, type: () => t["../operations/core-rules.view.js"].CoreRuleTestSummaryView }, tests: { required: true, type: () => [t["../operations/core-rules.view.js"].CoreRuleTestView] } }
                }],
            [import("../operations/dead-letter.view.js"), {
                    "DeadLetterView": { kind: { required: true, enum: ["answer-email", "send-reply", "send-staff-mail"] }, attempts: { required: true, type: () => Number }, reason: { required: true, type: () => String }, buriedAt: { required: true, type: () => String, description: "ISO moment." } }
                }],
            [import("../operations/health.view.js"), {
                    "LivenessView": { status: { required: true, enum: ["ok"] } },
                    "ReadinessView": { status: { required: true, enum: ["ok", "unavailable"] }, database: { required: true, enum: ["down", "up"] }, mail: { required: true, enum: ["down", "up"] }, pendingWork: { required: true, type: () => Number, nullable: true, description: "Jobs that wait; null where the database cannot be asked." }, oldestDueSeconds: { required: true, type: () => Number, nullable: true, description: "For how long the oldest due job waits; null where the database cannot be asked." }, reasons: { required: true, type: () => [String], description: "One sentence for each thing that is amiss." } }
                }],
            [import("../operations/llm-call.view.js"), {
                    "LlmCallView": { id: { required: true, type: () => Number }, at: { required: true, type: () => String, description: "ISO moment." }, provider: { required: true, type: () => String }, model: { required: true, type: () => String }, outcome: { required: true, enum: ["answered", "refused", "timed-out", "too-long", "unreachable", "unusable"] }, durationMs: { required: true, type: () => Number }, tries: { required: true, type: () => Number }, inputTokens: { required: true, type: () => Number }, outputTokens: { required: true, type: () => Number }, costUsd: { required: true, type: () => Number, nullable: true, description: "US dollars; null where no price is configured." }, grounded: { required: true, type: () => Number, description: "Values of the answer that stand in the email." }, dropped: { required: true, type: () => Number, description: "Values of the answer that were left out." } },
                    "LlmUsageView": { calls: { required: true, type: () => Number }, failed: { required: true, type: () => Number }, medianMs: { required: true, type: () => Number, nullable: true }, tokens: { required: true, type: () => Number }, costUsd: { required: true, type: () => Number, description: "US dollars." } },
                    "LlmView": { provider: { required: true, type: () => String }, model: { required: true, type: () => String }, mode: { required: true, type: () => String }, last30Days: { required: true, type: () => t["../operations/llm-call.view.js"].LlmUsageView } },
                    "LlmCallPageView": { data: { required: true, type: () => [t["../operations/llm-call.view.js"].LlmCallView] }, model: { required: true, type: () => t["../operations/llm-call.view.js"].LlmView, nullable: true, description: "Null where the rules read alone." } }
                }],
            [import("../operations/llm-calls-query.dto.js"), {
                    "LlmCallsQueryDto": { pageSize: { required: false, type: () => Number } }
                }],
            [import("../operations/retention-query.dto.js"), {
                    "RetentionQueryDto": { dataRetention: { required: false, enum: ["1 year", "30 days", "6 months", "60 days", "90 days", "Indefinitely"] } }
                }],
            [import("../operations/search-query.dto.js"), {
                    "SearchQueryDto": { q: { required: false, type: () => String, description: "At least two characters.", maxLength: 200 } }
                }],
            [import("../operations/search.view.js"), {
                    "SearchHitView": { id: { required: true, type: () => Number }, link: { required: true, type: () => String, description: "Where in the console it is to be seen." } },
                    "QuotationHitView": { quotationNumber: { required: true, type: () => String }, clientEmail: { required: true, type: () => String }, destinationAirport: { required: true, type: () => String }, status: { required: true, enum: ["completed", "expired", "failed", "pending", "sent"] }, quoteAmount: { required: true, type: () => Number, description: "US dollars." }, createdAt: { required: true, type: () => String, description: "ISO moment." } },
                    "RecognizedDomainHitView": { domain: { required: true, type: () => String }, companyName: { required: true, type: () => String }, isApproved: { required: true, type: () => Boolean } },
                    "RateHitView": { airportCode: { required: true, type: () => String }, serviceCode: { required: true, type: () => String }, serviceName: { required: true, type: () => String } },
                    "InboundEmailHitView": { from: { required: true, type: () => String }, subject: { required: true, type: () => String }, state: { required: true, enum: ["answered", "failed", "held", "ignored", "received"] }, receivedAt: { required: true, type: () => String, description: "ISO moment." } },
                    "ScreenHitView": { name: { required: true, type: () => String }, link: { required: true, type: () => String } },
                    "SearchHitsView": { quotations: { required: true, type: () => [t["../operations/search.view.js"].QuotationHitView] }, domains: { required: true, type: () => [t["../operations/search.view.js"].RecognizedDomainHitView] }, rates: { required: true, type: () => [t["../operations/search.view.js"].RateHitView] }, emails: { required: true, type: () => [t["../operations/search.view.js"].InboundEmailHitView] }, screens: { required: true, type: () => [t["../operations/search.view.js"].ScreenHitView] } }
                }],
            [import("../operations/settings.dto.js"), {
                    "ProfileDto": { name: { required: false, type: () => String, nullable: true }, email: { required: false, type: () => String, nullable: true }, role: { required: false, type: () => String, nullable: true } },
                    "NotificationsDto": { emailQuotations: { required: false, type: () => Boolean, nullable: true }, emailErrors: { required: false, type: () => Boolean, nullable: true }, emailSummary: { required: false, type: () => Boolean, nullable: true }, desktopNotifications: { required: false, type: () => Boolean, nullable: true } },
                    "PasswordDto": { currentPassword: { required: false, type: () => String, nullable: true }, newPassword: { required: false, type: () => String, nullable: true } },
                    "SystemSettingsDto": { autoResponseDelay: { required: false, type: () => Number }, maxAttachmentSize: { required: false, type: () => Number }, debugMode: { required: false, type: () => Boolean, nullable: true }, theme: { required: false, type: () => String }, dataRetention: { required: false, type: () => String }, whenDataIsMissing: { required: false, type: () => String }, autonomy: { required: false, type: () => String }, trustMailWithoutVerdict: { required: false, type: () => Boolean, nullable: true }, holdAboveUsd: { required: false, type: () => Number }, validityDays: { required: false, type: () => Number }, maxPieceHeightCm: { required: false, type: () => Number }, maxPieceWeightKg: { required: false, type: () => Number }, valueWithoutFreight: { required: false, type: () => String }, version: { required: false, type: () => Number, nullable: true, description: "The version that the person changed; without one the values are merged into whatever stands there." } }
                }],
            [import("../operations/system-information.view.js"), {
                    "OperationsKpisView": { answeredShare: { required: true, type: () => Number, nullable: true, description: "Requests that were answered without a person, of all requests: 0 to 1." }, medianSeconds: { required: true, type: () => Number, nullable: true, description: "Median of the seconds from an email to its reply." }, countries: { required: true, type: () => Number, description: "Destination countries that were quoted." }, strictPercent: { required: true, type: () => Number, nullable: true, description: "Quotations whose amount rests on the tariff, in whole percent." }, lastMailAt: { required: true, type: () => String, nullable: true, description: "ISO moment." } },
                    "SystemInformationView": { mailbox: { required: true, type: () => String, description: "The address that quotation requests reach." }, processingMode: { required: true, type: () => String }, incoterms: { required: true, type: () => String }, coverage: { required: true, type: () => String, description: "The countries that are served, by their two-letter codes." }, sampleTariff: { required: true, type: () => Boolean, description: "Whether the rates in force are still the ones of the first start." }, model: { required: true, type: () => t["../operations/llm-call.view.js"].LlmView, nullable: true, description: "Null where the rules read alone." }, last30Days: { required: true, type: () => t["../operations/system-information.view.js"].OperationsKpisView } }
                }],
            [import("../operations/system-settings.view.js"), {
                    "SystemSettingsView": { version: { required: true, type: () => Number, description: "How often they have been saved." }, autoResponseDelay: { required: true, type: () => Number, description: "Minutes." }, maxAttachmentSize: { required: true, type: () => Number, description: "Megabytes." }, debugMode: { required: true, type: () => Boolean }, theme: { required: true, enum: ["dark", "light", "system"] }, dataRetention: { required: true, enum: ["1 year", "30 days", "6 months", "60 days", "90 days", "Indefinitely"] }, whenDataIsMissing: { required: true, enum: ["ask", "hold", "indicative"] }, autonomy: { required: true, enum: ["certain", "indicative", "propose"] }, trustMailWithoutVerdict: { required: true, type: () => Boolean, description: "Mail without any SPF, DKIM or DMARC verdict counts as its From." }, holdAboveUsd: { required: true, type: () => Number, description: "US dollars." }, validityDays: { required: true, type: () => Number, description: "Days." }, maxPieceHeightCm: { required: true, type: () => Number, description: "Whole cm." }, maxPieceWeightKg: { required: true, type: () => Number, description: "Whole kg." }, valueWithoutFreight: { required: true, description: "What becomes of charges on the CIF value where the stated value is none.", enum: ["assumed", "on-request"] } },
                    "RetentionPreviewView": { before: { required: true, type: () => String, nullable: true, description: "ISO moment; null: nothing ever is deleted." }, activity: { required: true, type: () => Number }, emails: { required: true, type: () => Number }, notificationMails: { required: true, type: () => Number } }
                }],
            [import("../outbound-mail/outbound-email.view.js"), {
                    "OutboundEmailRowView": { id: { required: true, type: () => Number }, quotationId: { required: true, type: () => Number }, quotationNumber: { required: true, type: () => String }, revision: { required: true, type: () => Number }, to: { required: true, type: () => String }, subject: { required: true, type: () => String }, state: { required: true, enum: ["cancelled", "failed", "replaced", "sent", "waiting"] }, attempts: { required: true, type: () => Number }, lastError: { required: true, type: () => String, nullable: true }, createdAt: { required: true, type: () => String, description: "ISO moment." }, notBefore: { required: true, type: () => String, description: "ISO moment before which it is not sent." }, sentAt: { required: true, type: () => String, nullable: true, description: "ISO moment." } },
                    "OutboundEmailPageView": { data: { required: true, type: () => [t["../outbound-mail/outbound-email.view.js"].OutboundEmailRowView] }, mailTrouble: { required: true, type: () => String, nullable: true, description: "Why replies cannot leave at the moment, one sentence; null where they can." } },
                    "OutboundEmailView": { from: { required: true, type: () => String }, messageId: { required: true, type: () => String }, inReplyTo: { required: true, type: () => String, nullable: true }, text: { required: true, type: () => String }, html: { required: true, type: () => String }, buriedWork: { required: true, type: () => t["../operations/dead-letter.view.js"].DeadLetterView, nullable: true } }
                }],
            [import("../outbound-mail/outbound-emails-query.dto.js"), {
                    "OutboundEmailsQueryDto": { pageSize: { required: false, type: () => Number }, state: { required: false, enum: ["", "all", "cancelled", "failed", "replaced", "sent", "waiting"] } }
                }],
            [import("../pricing/charge-line.view.js"), {
                    "StorageInformationView": { freeDays: { required: true, type: () => Number }, freeDayKind: { required: true, enum: ["calendar", "working"] }, perDayUsd: { required: true, type: () => Number, nullable: true, description: "US dollars; null: on request." }, days: { required: true, type: () => Number, nullable: true, description: "The days that the amount is for; null: none are named, and the line is for information." } },
                    "ChargeLineView": { serviceCode: { required: true, type: () => String }, serviceName: { required: true, type: () => String }, category: { required: true, enum: ["Additional", "Compulsory", "Delivery", "Excluded", "Optional"] }, rateCriteria: { required: true, enum: ["awb_total_collect", "chargeable_weight", "cif_value", "customs_lines", "days", "flat", "goods_value", "gross_weight", "hawb", "hours", "kilometer", "other_charge", "per_shipment", "pieces", "quarter_hours", "third_party_invoice", "tonnes", "total_kilometers", "trips", "un_numbers", "units"] }, rate: { required: true, type: () => Number, description: "US dollars a unit, or percent." }, quantity: { required: true, type: () => Number, nullable: true }, unit: { required: true, type: () => String }, minimumCharge: { required: true, type: () => Number, nullable: true }, maximumCharge: { required: true, type: () => Number, nullable: true }, calculatedAmount: { required: true, type: () => Number, nullable: true, description: "Null: on request, and in no total." }, appliesFor: { required: true, type: () => String, nullable: true, description: "Why it is in the quotation, for instance `dangerous goods`; null: it always is." }, isTaxable: { required: true, type: () => Boolean, description: "Whether the tax on services is due on it." }, isPassThrough: { required: true, type: () => Boolean, description: "A cost of others that is handed on as it is." }, storage: { required: true, type: () => t["../pricing/charge-line.view.js"].StorageInformationView, nullable: true, description: "Null where it is no storage by the day." }, fromAmount: { required: false, type: () => Number, description: "What a line on request comes to at least; absent where that is not known." }, trace: { required: true, type: () => String, description: "One readable sentence that explains the amount." }, manual: { required: false, description: "What a person did to the line; absent where it is as the tariff makes it.", enum: ["added", "overridden", "waived"] } },
                    "ChargeListsView": { compulsoryCharges: { required: true, type: () => [t["../pricing/charge-line.view.js"].ChargeLineView] }, deliveryCharges: { required: true, type: () => [t["../pricing/charge-line.view.js"].ChargeLineView] }, additionalCharges: { required: true, type: () => [t["../pricing/charge-line.view.js"].ChargeLineView] }, optionalCharges: { required: true, type: () => [t["../pricing/charge-line.view.js"].ChargeLineView] }, excludedCharges: { required: true, type: () => [t["../pricing/charge-line.view.js"].ChargeLineView] } },
                    "TotalsView": { compulsory: { required: true, type: () => Number }, delivery: { required: true, type: () => Number }, additional: { required: true, type: () => Number }, optional: { required: true, type: () => Number }, finalTotal: { required: true, type: () => Number }, taxable: { required: true, type: () => Number, description: "What of the final total the tax on services is due on." }, passThrough: { required: true, type: () => Number, description: "What of the final total are costs of others that are handed on as they are." } },
                    "CalculationDetailsView": { chargeableWeightBasis: { required: true, enum: ["gross", "volumetric"] }, grossWeight: { required: true, type: () => Number }, volumetricWeight: { required: true, type: () => Number }, exactChargeableWeight: { required: true, type: () => Number, description: "Before rounding." }, volumeM3: { required: true, type: () => Number }, pieces: { required: true, type: () => Number }, divisor: { required: true, type: () => Number, description: "cm\u00B3 per kg." }, rounding: { required: true, type: () => String } },
                    "ChargeableWeightView": { chargeableWeight: { required: true, type: () => Number }, calculationDetails: { required: true, type: () => t["../pricing/charge-line.view.js"].CalculationDetailsView } },
                    "AssumptionView": { field: { required: true, type: () => String }, value: { required: true, type: () => String }, reason: { required: true, type: () => String } },
                    "MissingRateView": { serviceCode: { required: true, type: () => String }, reason: { required: true, type: () => String } }
                }],
            [import("../pricing/charges.dto.js"), {
                    "DimensionLineDto": { lengthCm: { required: true, type: () => Number }, widthCm: { required: true, type: () => Number }, heightCm: { required: true, type: () => Number }, pieces: { required: false, type: () => Number, minimum: 1 } },
                    "ChargeableWeightDto": { emailContent: { required: false, type: () => String, nullable: true }, grossWeight: { required: false, type: () => Number, nullable: true }, pieces: { required: false, type: () => Number, nullable: true, minimum: 0 }, dimensions: { required: false, type: () => Object, description: "Text in cm, one line or several, or a list of lines." }, volume: { required: false, type: () => Number, nullable: true } },
                    "DestinationDto": { address: { required: false, type: () => String, nullable: true }, city: { required: false, type: () => String, nullable: true }, country: { required: false, type: () => String, nullable: true } },
                    "DeliveryChargesDto": { destination: { required: false, type: () => Object, description: "An address, or the destination of an extracted shipment." }, airport: { required: false, type: () => String, nullable: true }, country: { required: false, type: () => String, nullable: true }, chargeableWeight: { required: false, type: () => Number, nullable: true }, weight: { required: false, type: () => Number, nullable: true } },
                    "ValueDto": { amount: { required: true, type: () => Number }, currency: { required: true, type: () => String, pattern: "^[A-Z]{3}$" } },
                    "CargoDto": { weight: { required: false, type: () => Number, nullable: true }, pieces: { required: false, type: () => Number, nullable: true, minimum: 0 }, dimensions: { required: false, type: () => Object }, dimensionLines: { required: false, type: () => [t["../pricing/charges.dto.js"].DimensionLineDto], nullable: true }, originalDimensions: { required: false, type: () => String, nullable: true }, volume: { required: false, type: () => Number, nullable: true }, cbm: { required: false, type: () => Number, nullable: true }, value: { required: false, type: () => t["../pricing/charges.dto.js"].ValueDto, nullable: true }, description: { required: false, type: () => String, nullable: true }, dangerous: { required: false, type: () => Boolean, nullable: true }, additionalInfo: { required: false, type: () => String, nullable: true } },
                    "HandlingDto": { commodity: { required: false, nullable: true, enum: ["cold", "dangerous", "general", "human-remains", "live-animals", "perishable", "pharma", "valuable"] }, unNumbers: { required: false, type: () => Number, nullable: true, minimum: 0 }, services: { required: false, nullable: true, description: "Null: those that the email wishes.", enum: ["after-hours", "charter", "crane", "escort", "fumigation", "house-waybill-split", "insurance", "split-delivery", "storage", "tail-lift", "weekend-delivery"], isArray: true }, storageDays: { required: false, type: () => Number, nullable: true, minimum: 0 } },
                    "SenderDto": { name: { required: false, type: () => String, nullable: true }, company: { required: false, type: () => String, nullable: true }, email: { required: false, type: () => String, nullable: true }, phone: { required: false, type: () => String, nullable: true }, address: { required: false, type: () => String, nullable: true } },
                    "ExtractedInfoDto": { isQuotationRequest: { required: false, type: () => Boolean, nullable: true }, language: { required: false, nullable: true, enum: ["en", "es"] }, confidence: { required: false, type: () => Number, nullable: true }, sender: { required: false, type: () => t["../pricing/charges.dto.js"].SenderDto, nullable: true }, incoterm: { required: false, type: () => String, nullable: true }, goods: { required: false, type: () => t["../pricing/charges.dto.js"].CargoDto, nullable: true }, handling: { required: false, type: () => t["../pricing/charges.dto.js"].HandlingDto, nullable: true }, origin: { required: false, type: () => String, nullable: true }, airportOrigin: { required: false, type: () => String, nullable: true }, destination: { required: false, type: () => t["../pricing/charges.dto.js"].DestinationDto, nullable: true }, airportDestination: { required: false, type: () => String, nullable: true } },
                    "CompleteChargesDto": { extractedInfo: { required: true, type: () => t["../pricing/charges.dto.js"].ExtractedInfoDto }, chargeableWeight: { required: false, type: () => Number, nullable: true }, deliveryCharges: { required: false, type: () => Object, description: "Accepted and worked out anew, so that no total rests on lines of another tariff." } }
                }],
            [import("../pricing/charges.view.js"), {
                    "DeliveryChargesView": { charges: { required: true, type: () => [t["../pricing/charge-line.view.js"].ChargeLineView] }, distanceKm: { required: true, type: () => Number, nullable: true }, total: { required: true, type: () => Number }, assumptions: { required: true, type: () => [t["../pricing/charge-line.view.js"].AssumptionView] }, missing: { required: true, type: () => [t["../pricing/charge-line.view.js"].MissingRateView] } },
                    "CompleteChargesView": { incoterm: { required: true, enum: ["CFR", "CIF", "CIP", "CPT", "DAP", "DDP", "DPU", "EXW", "FAS", "FCA", "FOB"] }, airport: { required: true, type: () => String, description: "IATA code." }, country: { required: true, type: () => String, description: "ISO alpha-2." }, totals: { required: true, type: () => t["../pricing/charge-line.view.js"].TotalsView }, distanceKm: { required: true, type: () => Number, nullable: true }, assumptions: { required: true, type: () => [t["../pricing/charge-line.view.js"].AssumptionView] }, missing: { required: true, type: () => [t["../pricing/charge-line.view.js"].MissingRateView] }, unpriced: { required: true, type: () => [String], description: "Classes of cargo and wishes that no rate of the tariff names." } }
                }],
            [import("../quoting/correction.dto.js"), {
                    "CorrectedSizeDto": { lengthCm: { required: true, type: () => Number }, widthCm: { required: true, type: () => Number }, heightCm: { required: true, type: () => Number }, pieces: { required: true, type: () => Number } },
                    "CorrectedValueDto": { amount: { required: true, type: () => Number }, currency: { required: true, type: () => String, maxLength: 10 } },
                    "CorrectedCargoDto": { weight: { required: false, type: () => Number, nullable: true }, pieces: { required: false, type: () => Number, nullable: true }, dimensionLines: { required: false, type: () => [t["../quoting/correction.dto.js"].CorrectedSizeDto], nullable: true }, volume: { required: false, type: () => Number, nullable: true }, value: { required: false, type: () => t["../quoting/correction.dto.js"].CorrectedValueDto, nullable: true }, description: { required: false, type: () => String, nullable: true }, dangerous: { required: false, type: () => Boolean, nullable: true } },
                    "CorrectedDestinationDto": { city: { required: false, type: () => String, nullable: true }, country: { required: false, type: () => String, nullable: true } },
                    "CorrectionDto": { revision: { required: true, type: () => Number, description: "The revision that the person had before them." }, incoterm: { required: false, type: () => String, nullable: true }, origin: { required: false, type: () => String, nullable: true }, airportOrigin: { required: false, type: () => String, nullable: true }, airportDestination: { required: false, type: () => String, nullable: true }, goods: { required: false, type: () => t["../quoting/correction.dto.js"].CorrectedCargoDto }, destination: { required: false, type: () => t["../quoting/correction.dto.js"].CorrectedDestinationDto } }
                }],
            [import("../quoting/dashboard.view.js"), {
                    "SummaryKpisView": { total: { required: true, type: () => Number }, averageWeightKg: { required: true, type: () => Number }, averageVolumeM3: { required: true, type: () => Number }, totalValue: { required: true, type: () => Number, description: "US dollars." } },
                    "KpiChangeView": { total: { required: true, type: () => Number, nullable: true }, averageWeightKg: { required: true, type: () => Number, nullable: true }, averageVolumeM3: { required: true, type: () => Number, nullable: true }, totalValue: { required: true, type: () => Number, nullable: true } },
                    "DomainShareView": { domain: { required: true, type: () => String }, count: { required: true, type: () => Number }, share: { required: true, type: () => Number, description: "Percent, one decimal." }, isApproved: { required: true, type: () => Boolean } },
                    "CountryCountView": { code: { required: true, type: () => String, description: "ISO alpha-3, or `OTHER`." }, count: { required: true, type: () => Number }, value: { required: true, type: () => Number, description: "US dollars." } },
                    "DayCountView": { day: { required: true, type: () => String, description: "`YYYY-MM-DD`." }, count: { required: true, type: () => Number }, value: { required: true, type: () => Number, description: "US dollars." } },
                    "DashboardView": { strictCount: { required: true, type: () => Number }, fallbackCount: { required: true, type: () => Number }, dataQualityPercent: { required: true, type: () => Number }, valuesRead: { required: true, type: () => Number, description: "Values that were read out of the emails." }, valuesCorrected: { required: true, type: () => Number, description: "How many of them a person corrected." }, correctedPercent: { required: true, type: () => Number, nullable: true, description: "Their share; null where nothing was read." }, previous: { required: true, type: () => t["../quoting/dashboard.view.js"].SummaryKpisView, nullable: true, description: "The equal period before; null where the view has no beginning." }, change: { required: true, type: () => t["../quoting/dashboard.view.js"].KpiChangeView, nullable: true, description: "Against the period before; null where there is none." }, topDomains: { required: true, type: () => [t["../quoting/dashboard.view.js"].DomainShareView] }, byCountry: { required: true, type: () => [t["../quoting/dashboard.view.js"].CountryCountView] }, overTime: { required: true, type: () => [t["../quoting/dashboard.view.js"].DayCountView] }, domains: { required: true, type: () => [String], description: "Every sender domain that has a quotation." }, allTotal: { required: true, type: () => Number, description: "Quotations without any filter." } }
                }],
            [import("../quoting/extracted-info.view.js"), {
                    "SenderView": { name: { required: true, type: () => String, nullable: true }, company: { required: true, type: () => String, nullable: true }, email: { required: true, type: () => String, nullable: true }, phone: { required: true, type: () => String, nullable: true }, address: { required: true, type: () => String, nullable: true } },
                    "DimensionLineView": { lengthCm: { required: true, type: () => Number }, widthCm: { required: true, type: () => Number }, heightCm: { required: true, type: () => Number }, pieces: { required: true, type: () => Number } },
                    "DeclaredValueView": { amount: { required: true, type: () => Number }, currency: { required: true, type: () => String, description: "ISO 4217." } },
                    "CargoView": { weight: { required: true, type: () => Number, nullable: true, description: "Gross kg." }, pieces: { required: true, type: () => Number, nullable: true }, dimensions: { required: true, type: () => String, nullable: true, description: "The sizes in cm as one text." }, dimensionLines: { required: true, type: () => [t["../quoting/extracted-info.view.js"].DimensionLineView] }, originalDimensions: { required: true, type: () => String, nullable: true, description: "As written, where it was not in cm." }, volume: { required: true, type: () => Number, nullable: true, description: "m\u00B3." }, cbm: { required: true, type: () => Number, nullable: true, description: "m\u00B3." }, value: { required: true, type: () => t["../quoting/extracted-info.view.js"].DeclaredValueView, nullable: true }, description: { required: true, type: () => String, nullable: true }, dangerous: { required: true, type: () => Boolean }, additionalInfo: { required: true, type: () => String, nullable: true } },
                    "DestinationView": { address: { required: true, type: () => String, nullable: true }, city: { required: true, type: () => String, nullable: true }, country: { required: true, type: () => String, nullable: true, description: "ISO alpha-2." } },
                    "ExtractedInfoView": { isQuotationRequest: { required: true, type: () => Boolean }, language: { required: true, enum: ["en", "es"] }, confidence: { required: true, type: () => Number, description: "0 to 1: the measured share of right readings among labelled emails whose reading shows the same signs." }, sender: { required: true, type: () => t["../quoting/extracted-info.view.js"].SenderView }, incoterm: { required: true, nullable: true, enum: ["CFR", "CIF", "CIP", "CPT", "DAP", "DDP", "DPU", "EXW", "FAS", "FCA", "FOB"] }, goods: { required: true, type: () => t["../quoting/extracted-info.view.js"].CargoView }, origin: { required: true, type: () => String, nullable: true, description: "The place of origin as written." }, airportOrigin: { required: true, type: () => String, nullable: true, description: "IATA code." }, destination: { required: true, type: () => t["../quoting/extracted-info.view.js"].DestinationView }, airportDestination: { required: true, type: () => String, nullable: true, description: "IATA code." } },
                    "EvidenceView": { part: { required: true, enum: ["attachment", "body", "from", "subject"] }, start: { required: true, type: () => Number, description: "First character." }, end: { required: true, type: () => Number, description: "One past the last character." }, text: { required: true, type: () => String }, method: { required: true, type: () => String }, filename: { required: false, type: () => String, description: "The document that it stands in, where the part is `attachment`." } },
                    "ExtractedEmailView": { extractedInfo: { required: true, type: () => t["../quoting/extracted-info.view.js"].ExtractedInfoView }, evidence: { required: true, type: "object", additionalProperties: { type: "array", items: true } }, warnings: { required: true, type: () => [String], description: "What a person should know: conflicts, doubts, several shipments." }, ledger: { required: true, type: () => [t["../quoting/ledger.view.js"].LedgerEntryView], description: "What the email says, and what became of each part of it; counted as the evidence is." }, rawPerplexityResponse: { required: true, type: () => String }, extractor: { required: true, type: () => String } }
                }],
            [import("../quoting/extraction.dto.js"), {
                    "ExtractEmailDto": { emailContent: { required: false, type: () => String, nullable: true } }
                }],
            [import("../quoting/ledger-role.dto.js"), {
                    "LedgerReferenceDto": { part: { required: true, enum: ["attachment", "body", "from", "subject"] }, filename: { required: false, type: () => String }, start: { required: true, type: () => Number, minimum: 0 }, end: { required: true, type: () => Number, minimum: 0 }, text: { required: true, type: () => String } },
                    "LedgerRoleDto": { revision: { required: true, type: () => Number, description: "The revision that the person had before them." }, entry: { required: true, type: () => t["../quoting/ledger-role.dto.js"].LedgerReferenceDto }, choice: { required: true, enum: ["added-size", "added-size-in-inches", "added-weight", "contents", "delivery-place", "destination", "goods-value", "gross-weight", "no-figure", "not-a-place", "not-of-shipment", "not-the-size", "not-the-value", "not-the-volume", "not-the-weight", "noted", "piece-count", "piece-volume", "piece-weight", "total-volume"] }, value: { required: false, type: () => Number, description: "Which of the readings is meant, where the figure has several." } }
                }],
            [import("../quoting/ledger.view.js"), {
                    "LedgerEntryView": { part: { required: true, enum: ["attachment", "body", "from", "subject"] }, filename: { required: false, type: () => String, description: "The document that it stands in, where the part is `attachment`." }, start: { required: true, type: () => Number, description: "First character." }, end: { required: true, type: () => Number, description: "One past the last character; 0 where an earlier email of the thread holds the words." }, text: { required: true, type: () => String }, use: { required: true, enum: ["left-over", "set-aside", "used"] }, kind: { required: false, description: "What it measures, names or asks for; not there where a value rests on it.", enum: ["airport", "bare", "count", "dangerous", "length", "money", "place", "size", "special-cargo", "volume", "weight", "wish"] }, field: { required: false, type: () => String, description: "The value that rests on it, by its field name of the wire." }, role: { required: false, description: "What else it is, or what a person said that it is.", enum: ["added-size", "added-size-in-inches", "added-weight", "address", "chargeable", "contents", "corrected", "date", "delivery-place", "destination", "goods-value", "gross-weight", "limit", "net", "no-figure", "not-a-place", "not-of-shipment", "not-the-size", "not-the-value", "not-the-volume", "not-the-weight", "noted", "other-thing", "past", "piece-count", "piece-volume", "piece-weight", "product", "rate", "reference", "superseded", "tare", "telephone", "temperature", "time", "total-volume"] }, couldBe: { required: false, type: () => [Object], description: "The values that it could be a part of, where it is left over.", enum: ["airportDestination", "airportOrigin", "destination.city", "destination.country", "goods.dangerous", "goods.description", "goods.dimensions", "goods.pieces", "goods.value", "goods.volume", "goods.weight", "incoterm", "origin"], isArray: true }, choices: { required: false, type: () => [Object], description: "What a person can say that it is, where it is left over.", enum: ["added-size", "added-size-in-inches", "added-weight", "contents", "delivery-place", "destination", "goods-value", "gross-weight", "no-figure", "not-a-place", "not-of-shipment", "not-the-size", "not-the-value", "not-the-volume", "not-the-weight", "noted", "piece-count", "piece-volume", "piece-weight", "total-volume"], isArray: true }, readings: { required: false, type: () => [Number], description: "The ways to read it, in kg, m\u00B3 or pieces, where it is a left-over figure." } }
                }],
            [import("../quoting/line-adjustment.view.js"), {
                    "LineAdjustmentView": { shipment: { required: true, type: () => Number, description: "Which of the quotation's shipments, counted from 1." }, change: { required: true, enum: ["added", "overridden", "waived"] }, serviceCode: { required: true, type: () => String }, serviceName: { required: true, type: () => String }, category: { required: true, enum: ["Additional", "Compulsory", "Delivery", "Excluded", "Optional"] }, amount: { required: true, type: () => Number, description: "US dollars." }, tariffAmount: { required: true, type: () => Number, nullable: true, description: "What the tariff makes it, in US dollars; null: it makes none, or it is on request." }, reason: { required: true, type: () => String }, actor: { required: true, type: () => String }, at: { required: true, type: () => String, description: "ISO moment." } }
                }],
            [import("../quoting/quotation-decisions.dto.js"), {
                    "DismissQuotationDto": { reason: { required: true, type: () => String, maxLength: 10000 } },
                    "RepriceQuotationDto": { revision: { required: false, type: () => Number, nullable: true, description: "The revision that the caller saw: of another one than the newest nothing is made.", minimum: 1 } },
                    "SendQuotationDto": { approveDomain: { required: false, type: () => Boolean, nullable: true, description: "Whether the sender's domain is approved with it." }, approveMailbox: { required: false, type: () => Boolean, nullable: true, description: "Whether the sender's mailbox alone is approved with it, where the domain is open to anybody." } }
                }],
            [import("../quoting/quotation-details.view.js"), {
                    "OriginalEmailView": { messageId: { required: true, type: () => String, nullable: true }, from: { required: true, type: () => String }, to: { required: true, type: () => String }, subject: { required: true, type: () => String }, content: { required: true, type: () => String }, receivedAt: { required: true, type: () => String, description: "ISO moment." }, attachments: { required: true, type: () => [t["../inbound-mail/attachment.view.js"].AttachmentView] } },
                    "DestinationChargesView": { totals: { required: true, type: () => t["../pricing/charge-line.view.js"].TotalsView }, totalDestinationCharges: { required: true, type: () => Number, description: "US dollars." } },
                    "ParsedRequirementsView": { originalEmail: { required: true, type: () => t["../quoting/quotation-details.view.js"].OriginalEmailView }, extractedData: { required: true, type: () => t["../quoting/extracted-info.view.js"].ExtractedInfoView }, destinationCharges: { required: true, type: () => t["../quoting/quotation-details.view.js"].DestinationChargesView } },
                    "QuotedShipmentView": { description: { required: true, type: () => String }, incoterm: { required: true, enum: ["CFR", "CIF", "CIP", "CPT", "DAP", "DDP", "DPU", "EXW", "FAS", "FCA", "FOB"] }, originAirport: { required: true, type: () => String, description: "IATA code." }, airport: { required: true, type: () => String, description: "IATA code." }, country: { required: true, type: () => String, description: "ISO alpha-2." }, distanceKm: { required: true, type: () => Number, nullable: true } },
                    "QuotedWeightView": { chargeableWeight: { required: true, type: () => Number }, exactChargeableWeight: { required: true, type: () => Number, description: "Before rounding." }, grossWeight: { required: true, type: () => Number }, volumetricWeight: { required: true, type: () => Number }, volumeM3: { required: true, type: () => Number }, basis: { required: true, enum: ["gross", "volumetric"] }, rounding: { required: true, type: () => String } },
                    "CorrectionView": { revision: { required: true, type: () => Number, description: "The revision that it made." }, field: { required: true, enum: ["airportDestination", "airportOrigin", "destination.city", "destination.country", "goods.dangerous", "goods.description", "goods.dimensions", "goods.pieces", "goods.value", "goods.volume", "goods.weight", "incoterm", "origin"] }, label: { required: true, type: () => String }, asRead: { required: true, type: () => Object }, corrected: { required: true, type: () => Object }, asReadText: { required: true, type: () => String }, correctedText: { required: true, type: () => String }, actor: { required: true, type: () => String }, at: { required: true, type: () => String, description: "ISO moment." } },
                    "ShipmentDetailsView": { extractedData: { required: true, type: () => t["../quoting/extracted-info.view.js"].ExtractedInfoView }, quoted: { required: true, type: () => t["../quoting/quotation-details.view.js"].QuotedShipmentView }, chargeable: { required: true, type: () => t["../quoting/quotation-details.view.js"].QuotedWeightView }, destinationCharges: { required: true, type: () => t["../quoting/quotation-details.view.js"].DestinationChargesView }, assumptions: { required: true, type: () => [t["../pricing/charge-line.view.js"].AssumptionView] }, missing: { required: true, type: () => [t["../pricing/charge-line.view.js"].MissingRateView] } },
                    "QuotationRevisionView": { revision: { required: true, type: () => Number }, createdAt: { required: true, type: () => String, description: "ISO moment." }, quoteAmount: { required: true, type: () => Number, description: "US dollars." }, status: { required: true, enum: ["completed", "expired", "failed", "pending", "sent"] } },
                    "HoldReasonView": { code: { required: true, enum: ["attachment-unread", "automatic-mail", "autonomy-certain-only", "autonomy-propose-only", "compulsory-on-request", "dangerous-goods", "dangerous-goods-suspected", "data-missing", "delivery-on-request", "delivery-place-missing", "density-implausible", "destination-not-served", "domain-not-approved", "domain-unknown", "exchange-rate-missing", "figures-doubtful", "figures-left-over", "follow-up", "mail-unread", "manual-lines", "message-id-reused", "no-sender-mailbox", "not-a-request", "not-air-freight", "nothing-stated", "other-intent", "other-purpose", "oversize", "piece-too-heavy", "piece-too-high", "place-ambiguous", "places-left-over", "rate-for-condition-missing", "rate-missing", "readings-differ", "repeated-request", "reply-cancelled", "request-doubtful", "request-not-recognized", "sea-term", "sender-not-authentic", "set-aside-before", "several-shipments", "shipments-told-apart", "special-cargo", "special-wish", "too-many-replies", "total-above-limit", "unproven-revision", "values-conflict"] }, message: { required: true, type: () => String }, remedy: { required: true, type: () => String } },
                    "ReleaseDecisionView": { decision: { required: true, enum: ["hold", "ignore", "send"] }, reasons: { required: true, type: () => [t["../quoting/quotation-details.view.js"].HoldReasonView] }, asksOnly: { required: false, type: () => Boolean, description: "The reply asks for what is missing and names no price." } },
                    "DismissalView": { reason: { required: true, type: () => String, nullable: true }, actor: { required: true, type: () => String }, at: { required: true, type: () => String, description: "ISO moment." } },
                    "QuotationEventView": { at: { required: true, type: () => String, description: "ISO moment." }, action: { required: true, type: () => String }, details: { required: true, type: () => String }, status: { required: true, enum: ["failure", "info", "success", "warning"] }, actor: { required: true, type: () => String } },
                    "QuotationReplyView": { subject: { required: true, type: () => String }, text: { required: true, type: () => String }, html: { required: true, type: () => String }, sentAt: { required: true, type: () => String, nullable: true, description: "ISO moment." }, state: { required: true, enum: ["cancelled", "draft", "failed", "replaced", "sent", "waiting"] } },
                    "QuotationDetailsView": { id: { required: true, type: () => Number }, quotationNumber: { required: true, type: () => String }, revision: { required: true, type: () => Number }, revisions: { required: true, type: () => [t["../quoting/quotation-details.view.js"].QuotationRevisionView], description: "The newest first, the shown one among them." }, status: { required: true, enum: ["completed", "expired", "failed", "pending", "sent"] }, quoteAmount: { required: true, type: () => Number, description: "US dollars." }, serviceType: { required: true, type: () => String }, createdAt: { required: true, type: () => String, description: "ISO moment." }, validUntil: { required: true, type: () => String, description: "ISO moment." }, clientEmail: { required: true, type: () => String }, emailId: { required: true, type: () => Number }, timeline: { required: true, type: () => String, description: "Transit time as people read it." }, quantity: { required: true, type: () => Number }, parsedRequirements: { required: true, type: () => t["../quoting/quotation-details.view.js"].ParsedRequirementsView }, shipments: { required: true, type: () => [t["../quoting/quotation-details.view.js"].ShipmentDetailsView], description: "Each shipment by itself where the quotation holds several, the first among them; else empty." }, quoted: { required: true, type: () => t["../quoting/quotation-details.view.js"].QuotedShipmentView }, breakdown: { required: true, type: () => [t["../pricing/charge-line.view.js"].ChargeLineView] }, chargeable: { required: true, type: () => t["../quoting/quotation-details.view.js"].QuotedWeightView }, origins: { required: true, type: () => Object, description: "Where each value comes from; a field that is not there is not stated." }, corrections: { required: true, type: () => [t["../quoting/quotation-details.view.js"].CorrectionView], description: "The oldest first." }, lineAdjustments: { required: true, type: () => [t["../quoting/line-adjustment.view.js"].LineAdjustmentView], description: "What people changed of the lines, in the order of the shipments." }, assumptions: { required: true, type: () => [t["../pricing/charge-line.view.js"].AssumptionView] }, missing: { required: true, type: () => [t["../pricing/charge-line.view.js"].MissingRateView] }, gate: { required: true, type: () => t["../quoting/quotation-details.view.js"].ReleaseDecisionView }, setAside: { required: true, type: () => t["../quoting/quotation-details.view.js"].DismissalView, nullable: true, description: "Null where it was not set aside, or where the log has forgotten why." }, warnings: { required: true, type: () => [String], description: "What a person should know: conflicts, doubts, several shipments." }, evidence: { required: true, type: "object", additionalProperties: true }, ledger: { required: true, type: () => [t["../quoting/ledger.view.js"].LedgerEntryView], description: "What the email says, and what became of each part of it." }, extractor: { required: true, type: () => String }, events: { required: true, type: () => [t["../quoting/quotation-details.view.js"].QuotationEventView], description: "What happened with it." }, reply: { required: true, type: () => t["../quoting/quotation-details.view.js"].QuotationReplyView } }
                }],
            [import("../quoting/quotation-line.dto.js"), {
                    "QuotationLineDto": { revision: { required: true, type: () => Number, description: "The revision that the person had before them: of another one than the newest nothing is made.", minimum: 1 }, shipment: { required: false, type: () => Number, nullable: true, description: "Which of the quotation's shipments, counted from 1; left out: the first.", minimum: 1 }, action: { required: true, enum: ["add", "override", "restore", "waive"] }, serviceCode: { required: true, type: () => String, maxLength: 100 }, serviceName: { required: false, type: () => String, nullable: true, description: "For an added line whose code the tariff does not know." }, category: { required: false, type: () => String, nullable: true, description: "For an added line whose code the tariff does not know.", maxLength: 100 }, amount: { required: false, type: () => Number, nullable: true, description: "US dollars." }, reason: { required: false, type: () => String, nullable: true, description: "Needed for everything but taking a change back." } }
                }],
            [import("../quoting/quotation-list.dto.js"), {
                    "QuotationListQueryDto": { pageSize: { required: false, type: () => Number }, period: { required: false, enum: ["", "all", "month", "week", "year"] }, country: { required: false, type: () => String, description: "ISO alpha-2 or alpha-3.", maxLength: 3 }, domain: { required: false, type: () => String }, from: { required: false, type: () => String, maxLength: 40 }, to: { required: false, type: () => String, maxLength: 40 }, status: { required: false, enum: ["", "completed", "expired", "failed", "pending", "sent"] }, q: { required: false, type: () => String } }
                }],
            [import("../quoting/quotation-list.view.js"), {
                    "QuotationRowView": { id: { required: true, type: () => Number }, quotationNumber: { required: true, type: () => String }, clientEmail: { required: true, type: () => String }, destinationAirport: { required: true, type: () => String, description: "IATA code." }, totalWeightKg: { required: true, type: () => Number }, totalVolumeM3: { required: true, type: () => Number }, quoteAmount: { required: true, type: () => Number, description: "US dollars." }, createdAt: { required: true, type: () => String, description: "ISO moment." }, status: { required: true, enum: ["completed", "expired", "failed", "pending", "sent"] }, emailId: { required: true, type: () => Number }, requirements: { required: true, type: () => String, description: "The stored requirements as JSON text." } },
                    "QuotationPageView": { data: { required: true, type: () => [t["../quoting/quotation-list.view.js"].QuotationRowView] } },
                    "QuotationNeighboursView": { newer: { required: true, type: () => Number, nullable: true }, older: { required: true, type: () => Number, nullable: true } }
                }],
            [import("../tariff/backtest.view.js"), {
                    "BacktestedQuotationView": { id: { required: true, type: () => Number }, quotationNumber: { required: true, type: () => String }, quotedTotal: { required: true, type: () => Number, description: "As it was quoted." }, oldTotal: { required: true, type: () => Number, description: "At the tariff as it is." }, newTotal: { required: true, type: () => Number, description: "At the tariff as the import would leave it." }, difference: { required: true, type: () => Number } },
                    "BacktestView": { day: { required: true, type: () => String, description: "The day that both tariffs were looked at on, in UTC." }, quotations: { required: true, type: () => [t["../tariff/backtest.view.js"].BacktestedQuotationView] } }
                }],
            [import("../tariff/charge-code.dto.js"), {
                    "ChargeCodeDto": { nameEn: { required: false, type: () => String, nullable: true }, nameEs: { required: false, type: () => String, nullable: true, description: "Empty: as in English." }, category: { required: false, type: () => String, nullable: true, description: "Compulsory, Delivery, Additional, Optional or Excluded; of a new one, by default the proposal of code and name.", maxLength: 20 }, iataCode: { required: false, type: () => String, nullable: true, description: "IATA's code of the charge, two letters, and A or C for whom it is due; null: none.", maxLength: 3 }, application: { required: false, type: () => String, nullable: true, description: "`mandatory`, `conditional` or `on-request`.", maxLength: 20 }, isPassThrough: { required: false, type: () => Boolean, nullable: true }, isTaxable: { required: false, type: () => Boolean, nullable: true }, version: { required: false, type: () => Number, nullable: true } },
                    "NewChargeCodeDto": { code: { required: false, type: () => String, nullable: true } }
                }],
            [import("../tariff/charge-code.view.js"), {
                    "ChargeCodeView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, code: { required: true, type: () => String }, nameEn: { required: true, type: () => String }, nameEs: { required: true, type: () => String }, category: { required: true, enum: ["Additional", "Compulsory", "Delivery", "Excluded", "Optional"] }, iataCode: { required: true, type: () => String, nullable: true, description: "IATA's code of the charge; null: none." }, application: { required: true, enum: ["conditional", "mandatory", "on-request"] }, isPassThrough: { required: true, type: () => Boolean }, isTaxable: { required: true, type: () => Boolean }, isStandard: { required: true, type: () => Boolean, description: "One of the specification's ten, whose category and application are fixed." }, needsReview: { required: true, type: () => Boolean, description: "Made for a rate or brought up from an older tariff, and not saved by staff since." }, updatedAt: { required: true, type: () => String, description: "ISO moment." } }
                }],
            [import("../tariff/coverage.view.js"), {
                    "ServiceView": { code: { required: true, type: () => String }, name: { required: true, type: () => String }, category: { required: true, enum: ["Additional", "Compulsory", "Delivery", "Excluded", "Optional"] } },
                    "CoverageCellView": { serviceCode: { required: true, type: () => String }, state: { required: true, enum: ["expired", "expiring", "future", "missing", "sample", "valid"] }, rateId: { required: true, type: () => Number, nullable: true, description: "The rate that decides it; null where there is none." }, until: { required: true, type: () => String, nullable: true, description: "The last day in UTC that is covered; null where there is no end, or no rate." }, isCompulsory: { required: true, type: () => Boolean } },
                    "AirportCoverageView": { countryCode: { required: true, type: () => String, description: "ISO alpha-2." }, countryId: { required: true, type: () => Number }, locationId: { required: true, type: () => Number, description: "The airport's id." }, airportCode: { required: true, type: () => String, description: "IATA code." }, airportName: { required: true, type: () => String }, cells: { required: true, type: () => [t["../tariff/coverage.view.js"].CoverageCellView] }, missingCompulsory: { required: true, type: () => [String], description: "Codes of the compulsory services that lack a rate." } },
                    "CoverageTotalsView": { valid: { required: true, type: () => Number }, sample: { required: true, type: () => Number }, expiring: { required: true, type: () => Number }, expired: { required: true, type: () => Number }, future: { required: true, type: () => Number }, missing: { required: true, type: () => Number } },
                    "CoverageView": { services: { required: true, type: () => [t["../tariff/coverage.view.js"].ServiceView] }, airports: { required: true, type: () => [t["../tariff/coverage.view.js"].AirportCoverageView] }, totals: { required: true, type: () => t["../tariff/coverage.view.js"].CoverageTotalsView } }
                }],
            [import("../tariff/disclaimer.dto.js"), {
                    "DisclaimerDto": { title: { required: false, type: () => String, nullable: true, maxLength: 300 }, content: { required: false, type: () => String, nullable: true, maxLength: 20000 }, priority: { required: false, type: () => Number, nullable: true }, airportIds: { required: false, type: () => [Number], nullable: true }, version: { required: false, type: () => Number, nullable: true }, place: { required: false, type: () => Number, nullable: true, description: "Where one stood that is created again.", minimum: 0 } },
                    "DisclaimerOrderDto": { ids: { required: true, type: () => [Number], maxItems: 1000 }, seen: { required: false, type: () => [Number], nullable: true, description: "The ids of all disclaimers in the order that the person saw; without it any order is replaced.", maxItems: 1000 } }
                }],
            [import("../tariff/disclaimer.view.js"), {
                    "DisclaimerAirportView": { id: { required: true, type: () => Number }, code: { required: true, type: () => String, description: "IATA code." } },
                    "DisclaimerView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, title: { required: true, type: () => String }, content: { required: true, type: () => String }, priority: { required: true, type: () => Number, description: "1 to 10; the highest stands first." }, place: { required: true, type: () => Number, description: "Where it stands among those of its priority." }, airports: { required: true, type: () => [t["../tariff/disclaimer.view.js"].DisclaimerAirportView], description: "None means all airports." } }
                }],
            [import("../tariff/exchange-rate.dto.js"), {
                    "ExchangeRateDto": { currency: { required: false, type: () => String, nullable: true, description: "ISO 4217, for instance `CRC`.", maxLength: 3 }, validFrom: { required: false, type: () => String, nullable: true, description: "UTC day as `YYYY-MM-DD`.", maxLength: 10 }, validUntil: { required: false, type: () => String, nullable: true, description: "UTC day as `YYYY-MM-DD`; null or empty: the first day alone.", maxLength: 10 }, unitsPerUsd: { required: false, type: () => Number, nullable: true, description: "Units of the currency for one US dollar." }, marginPercent: { required: false, type: () => Number, nullable: true, description: "What is added to a converted amount, in percent; null: nothing." }, notes: { required: false, type: () => String, nullable: true, description: "Where it comes from.", maxLength: 200 }, version: { required: false, type: () => Number, nullable: true } }
                }],
            [import("../tariff/exchange-rate.view.js"), {
                    "ExchangeRateView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, currency: { required: true, type: () => String, description: "ISO 4217." }, validFrom: { required: true, type: () => String, description: "The first day that it is for, in UTC." }, validUntil: { required: true, type: () => String, description: "The last day that it is for, in UTC." }, unitsPerUsd: { required: true, type: () => Number, description: "Units of the currency for one US dollar." }, marginPercent: { required: true, type: () => Number, description: "What is added to a converted amount, in percent." }, notes: { required: true, type: () => String }, updatedAt: { required: true, type: () => String, description: "ISO moment." } }
                }],
            [import("../tariff/mawb-consignee.dto.js"), {
                    "MawbConsigneeDto": { countryId: { required: false, type: () => Number, nullable: true }, locationId: { required: false, type: () => Number, nullable: true }, stationLegalName: { required: false, type: () => String, nullable: true, maxLength: 200 }, taxId: { required: false, type: () => String, nullable: true, maxLength: 100 }, address1: { required: false, type: () => String, nullable: true, maxLength: 300 }, address2: { required: false, type: () => String, nullable: true, maxLength: 300 }, customsCode: { required: false, type: () => String, nullable: true, maxLength: 100 }, cityCountry: { required: false, type: () => String, nullable: true, maxLength: 200 }, telephone: { required: false, type: () => String, nullable: true, maxLength: 60 }, email: { required: false, type: () => String, nullable: true, maxLength: 254 }, version: { required: false, type: () => Number, nullable: true } }
                }],
            [import("../tariff/mawb-consignee.view.js"), {
                    "MawbConsigneeView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, countryId: { required: true, type: () => Number }, locationId: { required: true, type: () => Number, description: "The airport's id." }, stationLegalName: { required: true, type: () => String }, taxId: { required: true, type: () => String }, address1: { required: true, type: () => String }, address2: { required: true, type: () => String }, customsCode: { required: true, type: () => String }, cityCountry: { required: true, type: () => String }, telephone: { required: true, type: () => String }, email: { required: true, type: () => String } }
                }],
            [import("../tariff/rate-batch.dto.js"), {
                    "RateRefDto": { id: { required: true, type: () => Number }, version: { required: false, type: () => Number, nullable: true } },
                    "ReplacedRateDto": { id: { required: true, type: () => Number } },
                    "RateBatchDto": { remove: { required: false, type: () => [t["../tariff/rate-batch.dto.js"].RateRefDto], uniqueItems: true }, replace: { required: false, type: () => [t["../tariff/rate-batch.dto.js"].ReplacedRateDto], uniqueItems: true }, add: { required: false, type: () => [t["../tariff/rate.dto.js"].RateDto] }, isUndo: { required: false, type: () => Boolean, nullable: true } },
                    "PercentChangeDto": { rates: { required: true, type: () => [t["../tariff/rate-batch.dto.js"].RateRefDto], uniqueItems: true }, percent: { required: true, type: () => Number, description: "Decimal, also negative: 4.5 raises by 4.5 %." }, changesMinimum: { required: false, type: () => Boolean, nullable: true }, changesMaximum: { required: false, type: () => Boolean, nullable: true }, validFrom: { required: false, type: () => String, nullable: true, description: "UTC day as `YYYY-MM-DD` that a season of changed rates begins on; null: they change at once.", maxLength: 10 } },
                    "CopyRatesDto": { fromLocationId: { required: false, type: () => Number, nullable: true }, toLocationId: { required: false, type: () => Number, nullable: true }, replaces: { required: false, type: () => [t["../tariff/rate-batch.dto.js"].RateRefDto], description: "The rates of the other airport that the person saw being changed.", uniqueItems: true } },
                    "RevertRateDto": { entryId: { required: true, type: () => Number, description: "The change in the rate's history that is taken back." }, version: { required: false, type: () => Number, nullable: true } }
                }],
            [import("../tariff/rate-batch.view.js"), {
                    "RateRefView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number, nullable: true } },
                    "RateContentView": { countryId: { required: true, type: () => Number }, locationId: { required: true, type: () => Number, description: "The airport's id." }, serviceCode: { required: true, type: () => String }, serviceName: { required: true, type: () => String }, isRequired: { required: true, type: () => Boolean }, description: { required: true, type: () => String }, isSample: { required: true, type: () => Boolean }, rateCriteria: { required: true, enum: ["awb_total_collect", "chargeable_weight", "cif_value", "customs_lines", "days", "flat", "goods_value", "gross_weight", "hawb", "hours", "kilometer", "other_charge", "per_shipment", "pieces", "quarter_hours", "third_party_invoice", "tonnes", "total_kilometers", "trips", "un_numbers", "units"] }, currency: { required: true, type: () => String, description: "ISO 4217, of its amounts." }, baseRate: { required: true, type: () => Number }, minimumCharge: { required: true, type: () => Number, nullable: true }, maximumCharge: { required: true, type: () => Number, nullable: true }, formula: { required: true, type: () => t["../tariff/rate-formula.view.js"].RateFormulaView, nullable: true }, conditions: { required: true, type: () => t["../tariff/rate-conditions.view.js"].RateConditionsView, nullable: true, description: "When it applies; null: always." }, validFrom: { required: true, type: () => String, nullable: true }, validUntil: { required: true, type: () => String, nullable: true } },
                    "RateReplacementView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number, nullable: true } },
                    "RateBatchView": { remove: { required: true, type: () => [t["../tariff/rate-batch.view.js"].RateRefView] }, replace: { required: true, type: () => [t["../tariff/rate-batch.view.js"].RateReplacementView] }, add: { required: true, type: () => [t["../tariff/rate-batch.view.js"].RateContentView] }, isUndo: { required: true, type: () => Boolean } },
                    "RateBatchResultView": { rates: { required: true, type: () => [t["../tariff/rate.view.js"].RateView], description: "As they stand now, without those that were removed." }, undo: { required: true, type: () => t["../tariff/rate-batch.view.js"].RateBatchView, description: "Takes the change back." } },
                    "AdjustedRateView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, before: { required: true, type: () => t["../tariff/rate-draft.view.js"].RateDraftView }, after: { required: true, type: () => t["../tariff/rate-draft.view.js"].RateDraftView }, faults: { required: true, type: () => [t["./error.view.js"].FieldErrorView] } },
                    "RateAdjustmentPreviewView": { changes: { required: true, type: () => [t["../tariff/rate-batch.view.js"].AdjustedRateView] } },
                    "OverwrittenRateView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number } },
                    "CopiedRateView": { kind: { required: true, enum: ["changed", "clash", "new", "same"] }, before: { required: true, type: () => t["../tariff/rate-batch.view.js"].OverwrittenRateView, nullable: true }, after: { required: true, type: () => t["../tariff/rate-draft.view.js"].RateDraftView } },
                    "RateCopyView": { from: { required: true, type: () => String, description: "IATA code." }, to: { required: true, type: () => String, description: "IATA code." }, rates: { required: true, type: () => [t["../tariff/rate-batch.view.js"].CopiedRateView] } },
                    "RecordedRateView": { airportCode: { required: true, type: () => String }, serviceCode: { required: true, type: () => String }, serviceName: { required: true, type: () => String }, baseRate: { required: true, type: () => Number }, rateCriteria: { required: true, enum: ["awb_total_collect", "chargeable_weight", "cif_value", "customs_lines", "days", "flat", "goods_value", "gross_weight", "hawb", "hours", "kilometer", "other_charge", "per_shipment", "pieces", "quarter_hours", "third_party_invoice", "tonnes", "total_kilometers", "trips", "un_numbers", "units"] }, currency: { required: true, type: () => String, description: "ISO 4217, of its amounts." }, minimumCharge: { required: true, type: () => Number, nullable: true }, maximumCharge: { required: true, type: () => Number, nullable: true }, formula: { required: true, type: () => t["../tariff/rate-formula.view.js"].RateFormulaView, nullable: true }, conditions: { required: true, type: () => t["../tariff/rate-conditions.view.js"].RateConditionsView, nullable: true, description: "When it applies; null: always." }, validFrom: { required: true, type: () => String, nullable: true }, validUntil: { required: true, type: () => String, nullable: true }, description: { required: true, type: () => String } },
                    "RateChangeView": { entryId: { required: true, type: () => Number }, at: { required: true, type: () => String, description: "ISO moment." }, actor: { required: true, type: () => String }, action: { required: true, type: () => String }, details: { required: true, type: () => String }, before: { required: true, type: () => t["../tariff/rate-batch.view.js"].RecordedRateView, nullable: true, description: "Null where the rate was created." }, after: { required: true, type: () => t["../tariff/rate-batch.view.js"].RecordedRateView, nullable: true, description: "Null where the rate was deleted." } }
                }],
            [import("../tariff/rate-conditions.dto.js"), {
                    "PieceLimitsDto": { lengthCm: { required: false, type: () => Number, nullable: true, description: "Of the two sides on the floor the longer one." }, widthCm: { required: false, type: () => Number, nullable: true }, heightCm: { required: false, type: () => Number, nullable: true }, weightKg: { required: false, type: () => Number, nullable: true } },
                    "HourSpanDto": { from: { required: false, type: () => Number, nullable: true }, until: { required: false, type: () => Number, nullable: true } },
                    "DeliveryZoneDto": { name: { required: false, type: () => String, nullable: true }, places: { required: false, type: () => [String], nullable: true } },
                    "RateConditionsDto": { commodities: { required: false, nullable: true, enum: ["cold", "dangerous", "general", "human-remains", "live-animals", "perishable", "pharma", "valuable"], isArray: true }, dangerousClasses: { required: false, type: () => [String], nullable: true, description: "For instance `3`, or the division `2.1`." }, unNumbersFrom: { required: false, type: () => Number, nullable: true, description: "At least so many UN numbers." }, services: { required: false, nullable: true, enum: ["after-hours", "charter", "crane", "escort", "fumigation", "house-waybill-split", "insurance", "split-delivery", "storage", "tail-lift", "weekend-delivery"], isArray: true }, pieceOver: { required: false, type: () => t["../tariff/rate-conditions.dto.js"].PieceLimitsDto, nullable: true }, valueOverUsd: { required: false, type: () => Number, nullable: true }, days: { required: false, nullable: true, enum: ["holiday", "saturday", "sunday", "working"], isArray: true }, hours: { required: false, type: () => t["../tariff/rate-conditions.dto.js"].HourSpanDto, nullable: true }, customers: { required: false, type: () => [String], nullable: true, description: "Mailboxes, or their domains." }, zone: { required: false, type: () => t["../tariff/rate-conditions.dto.js"].DeliveryZoneDto, nullable: true }, origins: { required: false, type: () => [String], nullable: true, description: "IATA codes, countries in ISO alpha-2, or regions such as `europe`." }, incoterms: { required: false, type: () => [String], nullable: true }, grossKgUpTo: { required: false, type: () => Number, nullable: true, description: "The payload of the vehicle." }, volumeM3UpTo: { required: false, type: () => Number, nullable: true, description: "The room of the vehicle." }, grossKgOver: { required: false, type: () => Number, nullable: true } }
                }],
            [import("../tariff/rate-conditions.view.js"), {
                    "PieceLimitsView": { lengthCm: { required: true, type: () => Number, nullable: true }, widthCm: { required: true, type: () => Number, nullable: true }, heightCm: { required: true, type: () => Number, nullable: true }, weightKg: { required: true, type: () => Number, nullable: true } },
                    "HourSpanView": { from: { required: true, type: () => Number }, until: { required: true, type: () => Number } },
                    "DeliveryZoneView": { name: { required: true, type: () => String }, places: { required: true, type: () => [String] } },
                    "RateConditionsView": { commodities: { required: true, type: () => [Object], enum: ["cold", "dangerous", "general", "human-remains", "live-animals", "perishable", "pharma", "valuable"], isArray: true }, dangerousClasses: { required: true, type: () => [String] }, unNumbersFrom: { required: true, type: () => Number, nullable: true }, services: { required: true, type: () => [Object], enum: ["after-hours", "charter", "crane", "escort", "fumigation", "house-waybill-split", "insurance", "split-delivery", "storage", "tail-lift", "weekend-delivery"], isArray: true }, pieceOver: { required: true, type: () => t["../tariff/rate-conditions.view.js"].PieceLimitsView, nullable: true }, valueOverUsd: { required: true, type: () => Number, nullable: true }, days: { required: true, type: () => [Object], enum: ["holiday", "saturday", "sunday", "working"], isArray: true }, hours: { required: true, type: () => t["../tariff/rate-conditions.view.js"].HourSpanView, nullable: true }, customers: { required: true, type: () => [String] }, zone: { required: true, type: () => t["../tariff/rate-conditions.view.js"].DeliveryZoneView, nullable: true }, origins: { required: true, type: () => [String] }, incoterms: { required: true, type: () => [String] }, grossKgUpTo: { required: true, type: () => Number, nullable: true }, volumeM3UpTo: { required: true, type: () => Number, nullable: true }, grossKgOver: { required: true, type: () => Number, nullable: true }, text: { required: true, type: () => String, description: "As one phrase, for instance `dangerous goods, value over USD 1,000`." } }
                }],
            [import("../tariff/rate-draft.view.js"), {
                    "RateDraftView": { countryCode: { required: true, type: () => String, description: "ISO alpha-2." }, airportCode: { required: true, type: () => String, description: "IATA code." }, serviceCode: { required: true, type: () => String }, serviceName: { required: true, type: () => String }, rateCriteria: { required: true, enum: ["awb_total_collect", "chargeable_weight", "cif_value", "customs_lines", "days", "flat", "goods_value", "gross_weight", "hawb", "hours", "kilometer", "other_charge", "per_shipment", "pieces", "quarter_hours", "third_party_invoice", "tonnes", "total_kilometers", "trips", "un_numbers", "units"] }, unit: { required: true, type: () => String }, currency: { required: true, type: () => String, description: "ISO 4217, of its amounts." }, baseRate: { required: true, type: () => Number }, minimumCharge: { required: true, type: () => Number, nullable: true, description: "Null: no minimum." }, maximumCharge: { required: true, type: () => Number, nullable: true, description: "Null: no limit." }, formula: { required: true, type: () => t["../tariff/rate-formula.view.js"].RateFormulaView, nullable: true, description: "Bands, rounding and reference; null: the base rate alone." }, conditions: { required: true, type: () => t["../tariff/rate-conditions.view.js"].RateConditionsView, nullable: true, description: "When it applies; null: always." }, category: { required: true, enum: ["Additional", "Compulsory", "Delivery", "Excluded", "Optional"] }, isRequired: { required: true, type: () => Boolean }, description: { required: true, type: () => String }, validFrom: { required: true, type: () => String, nullable: true, description: "The first day in UTC; null: since ever." }, validUntil: { required: true, type: () => String, nullable: true, description: "The last day in UTC; null: for good." } }
                }],
            [import("../tariff/rate-formula.dto.js"), {
                    "RateBandDto": { upTo: { required: false, type: () => Number, nullable: true, description: "The quantity that it ends at; null: without an end, which only the last one is." }, amount: { required: false, type: () => Number, nullable: true, description: "US dollars for reaching the band." }, rate: { required: false, type: () => Number, nullable: true, description: "US dollars a unit, or percent; beside an amount, for what lies beyond the band's beginning." }, per: { required: false, type: () => Number, nullable: true, description: "The rate is for each started so many units; null: for each unit, parts too." } },
                    "RateBreaksDto": { mode: { required: false, nullable: true, description: "`whole`: the band reached prices the whole quantity; `graduated`: each part is priced by its own band.", enum: ["graduated", "whole"] }, limitBelongsTo: { required: false, nullable: true, description: "Whether a quantity at a limit falls into the band above it or below it.", enum: ["lower", "upper"] }, isNextBreakCheaper: { required: false, type: () => Boolean, nullable: true, description: "Whether the beginning of a higher band is billed where that is cheaper." }, bands: { required: true, type: () => [t["../tariff/rate-formula.dto.js"].RateBandDto] } },
                    "StorageStepDto": { upToDay: { required: false, type: () => Number, nullable: true, description: "Days since arrival, this one included; null: without an end, which only the last step is." }, rate: { required: false, type: () => Number, nullable: true, description: "For each unit of the rate's quantity and day." } },
                    "StorageTermsDto": { freeDays: { required: false, type: () => Number, nullable: true }, freeDayKind: { required: false, nullable: true, enum: ["calendar", "working"] }, retroactiveAfterDays: { required: false, type: () => Number, nullable: true, description: "Stored longer than so many days, the free ones are charged too; null: never." }, minimumPerDay: { required: false, type: () => Number, nullable: true }, steps: { required: false, type: () => [t["../tariff/rate-formula.dto.js"].StorageStepDto], nullable: true } },
                    "RateFormulaDto": { breaks: { required: false, type: () => t["../tariff/rate-formula.dto.js"].RateBreaksDto, nullable: true }, quantityStep: { required: false, type: () => Number, nullable: true, description: "The quantity is rounded up to a multiple of this." }, amountStep: { required: false, type: () => Number, nullable: true, description: "The line is rounded up to a multiple of so many US dollars." }, referenceCode: { required: false, type: () => String, nullable: true, description: "The charge code that a percentage of another charge is of.", maxLength: 20 }, storage: { required: false, type: () => t["../tariff/rate-formula.dto.js"].StorageTermsDto, nullable: true, description: "The price is for each day of storage; null: for the shipment." } }
                }],
            [import("../tariff/rate-formula.view.js"), {
                    "RateBandView": { upTo: { required: true, type: () => Number, nullable: true, description: "The quantity that it ends at; null: without an end." }, amount: { required: true, type: () => Number, nullable: true }, rate: { required: true, type: () => Number, nullable: true }, per: { required: true, type: () => Number, nullable: true } },
                    "RateBreaksView": { mode: { required: true, enum: ["graduated", "whole"] }, limitBelongsTo: { required: true, enum: ["lower", "upper"] }, isNextBreakCheaper: { required: true, type: () => Boolean }, bands: { required: true, type: () => [t["../tariff/rate-formula.view.js"].RateBandView] } },
                    "StorageStepView": { upToDay: { required: true, type: () => Number, nullable: true }, rate: { required: true, type: () => Number } },
                    "StorageTermsView": { freeDays: { required: true, type: () => Number }, freeDayKind: { required: true, enum: ["calendar", "working"] }, retroactiveAfterDays: { required: true, type: () => Number, nullable: true }, minimumPerDay: { required: true, type: () => Number, nullable: true }, steps: { required: true, type: () => [t["../tariff/rate-formula.view.js"].StorageStepView] } },
                    "RateFormulaView": { breaks: { required: true, type: () => t["../tariff/rate-formula.view.js"].RateBreaksView, nullable: true }, quantityStep: { required: true, type: () => Number, nullable: true }, amountStep: { required: true, type: () => Number, nullable: true }, referenceCode: { required: true, type: () => String, nullable: true }, storage: { required: false, type: () => t["../tariff/rate-formula.view.js"].StorageTermsView, description: "Absent: the price is for the shipment." } }
                }],
            [import("../tariff/rate-import.view.js"), {
                    "ImportedRateView": { row: { required: true, type: () => Number, description: "The line in the file." } },
                    "ReplacedRateView": { id: { required: true, type: () => Number } },
                    "ImportedChangeView": { row: { required: true, type: () => Number, description: "The line in the file." }, before: { required: true, type: () => t["../tariff/rate-import.view.js"].ReplacedRateView }, after: { required: true, type: () => t["../tariff/rate-draft.view.js"].RateDraftView } },
                    "EndedRateView": { before: { required: true, type: () => t["../tariff/rate-import.view.js"].ReplacedRateView }, validUntil: { required: true, type: () => String, description: "The day before the season begins." } },
                    "SheetColumnView": { heading: { required: true, type: () => String, description: "As it stands in the file." }, column: { required: true, type: () => String, nullable: true, description: "What it is taken for: a name of `importColumns`, `ignored`, or null where somebody has to say it." }, examples: { required: true, type: () => [String], description: "The first values." } },
                    "ImportColumnView": { name: { required: true, type: () => String }, heading: { required: true, type: () => String, description: "As an export calls it." } },
                    "StoredImportView": { id: { required: true, type: () => Number }, fileName: { required: true, type: () => String }, importedAt: { required: true, type: () => String, description: "ISO moment." }, importedBy: { required: true, type: () => String, description: "The administrator's email." }, added: { required: true, type: () => Number }, changed: { required: true, type: () => Number }, ended: { required: true, type: () => Number }, same: { required: true, type: () => Number }, undoneAt: { required: true, type: () => String, nullable: true, description: "ISO moment; null where it was not taken back." }, undoneBy: { required: true, type: () => String, nullable: true } },
                    "ImportErrorView": { line: { required: true, type: () => Number }, message: { required: true, type: () => String } },
                    "RateImportView": { new: { required: true, type: () => [t["../tariff/rate-import.view.js"].ImportedRateView] }, changed: { required: true, type: () => [t["../tariff/rate-import.view.js"].ImportedChangeView] }, same: { required: true, type: () => Number, description: "Rows that say what the tariff says already." }, errors: { required: true, type: () => [t["../tariff/rate-import.view.js"].ImportErrorView] }, failedRows: { required: true, type: () => String, nullable: true, description: "The rows that failed as CSV, with their lines and what is wrong; null where none did." }, ended: { required: true, type: () => [t["../tariff/rate-import.view.js"].EndedRateView] }, columns: { required: true, type: () => [t["../tariff/rate-import.view.js"].SheetColumnView] }, unknownColumns: { required: true, type: () => [String], description: "The headings of columns that nobody has explained: with one of them nothing is imported." }, missingColumns: { required: true, type: () => [String], description: "What every rate needs and no column says." }, importColumns: { required: true, type: () => [t["../tariff/rate-import.view.js"].ImportColumnView], description: "What columns may be taken for." }, titles: { required: true, type: () => [String], description: "What stands above the table." }, import: { required: false, type: () => t["../tariff/rate-import.view.js"].StoredImportView, description: "The import as it is kept; only where it was applied." }, undo: { required: false, type: () => t["../tariff/rate-batch.view.js"].RateBatchView, description: "Takes the import back; only where it was applied." } }
                }],
            [import("../tariff/rate-simulation.view.js"), {
                    "ConfirmedRatesView": { confirmed: { required: true, type: () => Number } },
                    "RateSimulationView": { line: { required: true, type: () => t["../pricing/charge-line.view.js"].ChargeLineView } }
                }],
            [import("../tariff/rate.dto.js"), {
                    "RateDto": { countryId: { required: false, type: () => Number, nullable: true }, locationId: { required: false, type: () => Number, nullable: true }, countryCode: { required: false, type: () => String, nullable: true, description: "ISO alpha-2, and IATA code: instead of the ids.", maxLength: 20 }, airportCode: { required: false, type: () => String, nullable: true, maxLength: 20 }, serviceCode: { required: false, type: () => String, nullable: true, maxLength: 20 }, serviceName: { required: false, type: () => String, nullable: true, maxLength: 200 }, category: { required: false, type: () => String, nullable: true }, chargeCategory: { required: false, type: () => String, nullable: true }, rateCriteria: { required: false, type: () => String, nullable: true }, unit: { required: false, type: () => String, nullable: true }, baseRate: { required: false, type: () => Number, nullable: true }, minimumCharge: { required: false, type: () => Number, nullable: true }, maximumCharge: { required: false, type: () => Number, nullable: true }, minCharge: { required: false, type: () => Number, nullable: true }, maxCharge: { required: false, type: () => Number, nullable: true }, currency: { required: false, type: () => String, nullable: true, description: "ISO 4217; null or empty: US dollars. An update without it leaves it as it is.", maxLength: 3 }, formula: { required: false, type: () => t["../tariff/rate-formula.dto.js"].RateFormulaDto, nullable: true, description: "Bands, rounding and reference; null: none. An update without it leaves it as it is." }, conditions: { required: false, type: () => t["../tariff/rate-conditions.dto.js"].RateConditionsDto, nullable: true, description: "When it applies; null: always. An update without it leaves it as it is." }, isRequired: { required: false, type: () => Boolean, nullable: true }, isFlat: { required: false, type: () => Boolean, nullable: true }, description: { required: false, type: () => String, nullable: true, maxLength: 2000 }, validFrom: { required: false, type: () => String, nullable: true, description: "UTC days as `YYYY-MM-DD`; null or empty: without limit. An update without them leaves them as they are.", maxLength: 10 }, validUntil: { required: false, type: () => String, nullable: true, maxLength: 10 }, isSample: { required: false, type: () => Boolean, nullable: true, description: "Honoured where a rate is created: a deleted sample comes back as the sample that it was." }, endsPrevious: { required: false, type: () => Boolean, nullable: true, description: "Honoured where a rate is created: the one in force before ends the day before this one begins." }, version: { required: false, type: () => Number, nullable: true } }
                }],
            [import("../tariff/rate.view.js"), {
                    "RateView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, countryCode: { required: true, type: () => String, description: "ISO alpha-2." }, countryName: { required: true, type: () => String }, locationCode: { required: true, type: () => String, description: "IATA code." }, locationName: { required: true, type: () => String }, airportCode: { required: true, type: () => String, description: "IATA code." }, airportName: { required: true, type: () => String }, serviceCode: { required: true, type: () => String }, serviceName: { required: true, type: () => String }, currency: { required: true, type: () => String, description: "ISO 4217, of its amounts." }, baseRate: { required: true, type: () => Number }, unit: { required: true, type: () => String }, rateCriteria: { required: true, enum: ["awb_total_collect", "chargeable_weight", "cif_value", "customs_lines", "days", "flat", "goods_value", "gross_weight", "hawb", "hours", "kilometer", "other_charge", "per_shipment", "pieces", "quarter_hours", "third_party_invoice", "tonnes", "total_kilometers", "trips", "un_numbers", "units"] }, minimumCharge: { required: true, type: () => Number, nullable: true, description: "Null: no minimum." }, maximumCharge: { required: true, type: () => Number, nullable: true, description: "Null: no limit." }, formula: { required: true, type: () => t["../tariff/rate-formula.view.js"].RateFormulaView, nullable: true, description: "Bands, rounding and reference; null: the base rate alone." }, conditions: { required: true, type: () => t["../tariff/rate-conditions.view.js"].RateConditionsView, nullable: true, description: "When it applies; null: always." }, category: { required: true, enum: ["Additional", "Compulsory", "Delivery", "Excluded", "Optional"] }, chargeCategory: { required: true, enum: ["Additional", "Compulsory", "Delivery", "Excluded", "Optional"] }, countryId: { required: true, type: () => Number }, locationId: { required: true, type: () => Number, description: "The airport's id." }, isRequired: { required: true, type: () => Boolean }, isFlat: { required: true, type: () => Boolean }, description: { required: true, type: () => String }, validFrom: { required: true, type: () => String, nullable: true, description: "The first day in UTC; null: since ever." }, validUntil: { required: true, type: () => String, nullable: true, description: "The last day in UTC; null: for good." }, isSample: { required: true, type: () => Boolean, description: "From the sample tariff and not confirmed by staff yet." }, updatedAt: { required: true, type: () => String, description: "ISO moment." } }
                }],
            [import("../tariff/reference-data.view.js"), {
                    "CountryView": { id: { required: true, type: () => Number }, code: { required: true, type: () => String, description: "ISO alpha-2." }, alpha3: { required: true, type: () => String }, name: { required: true, type: () => String } },
                    "AirportView": { id: { required: true, type: () => Number }, code: { required: true, type: () => String, description: "IATA code." }, name: { required: true, type: () => String }, city: { required: true, type: () => String }, countryId: { required: true, type: () => Number }, countryCode: { required: true, type: () => String, description: "ISO alpha-2." } }
                }],
            [import("../tariff/simulate-rate.dto.js"), {
                    "SampleShipmentDto": { grossWeight: { required: false, type: () => Number, nullable: true }, pieces: { required: false, type: () => Number, nullable: true, minimum: 0 }, dimensions: { required: false, type: () => Object, description: "Text in cm, one line or several, or a list of lines." }, volume: { required: false, type: () => Number, nullable: true }, cifValue: { required: false, type: () => Number, nullable: true }, thirdPartyInvoice: { required: false, type: () => Number, nullable: true }, awbCollectTotal: { required: false, type: () => Number, nullable: true }, distanceKm: { required: false, type: () => Number, nullable: true } },
                    "SimulateRateDto": { shipment: { required: true, type: () => t["../tariff/simulate-rate.dto.js"].SampleShipmentDto } }
                }],
            [import("../tariff/tax-rate.dto.js"), {
                    "TaxRateDto": { vatRate: { required: false, type: () => Number, nullable: true }, whtRate: { required: false, type: () => Number, nullable: true }, notes: { required: false, type: () => String, nullable: true, maxLength: 2000 }, version: { required: false, type: () => Number, nullable: true } },
                    "NewTaxRateDto": { countryCode: { required: false, type: () => String, nullable: true, description: "ISO alpha-2.", maxLength: 3 } }
                }],
            [import("../tariff/tax-rate.view.js"), {
                    "TaxRateView": { id: { required: true, type: () => Number }, version: { required: true, type: () => Number }, countryCode: { required: true, type: () => String, description: "ISO alpha-2." }, countryName: { required: true, type: () => String }, vatRate: { required: true, type: () => Number }, whtRate: { required: true, type: () => Number }, notes: { required: true, type: () => String }, lastUpdated: { required: true, type: () => String, description: "ISO moment." }, lastUpdatedBy: { required: true, type: () => String, nullable: true, description: "The administrator's email; null where no person has entered it." } }
                }]
        ],
        "controllers": [
            [import("../customers/customer-data.controller.js"), {
                    "CustomerDataController": {
                        "getCustomerSummary": { summary: "How much there is of a customer.", type: t["../customers/customer-data.view.js"].CustomerSummaryView },
                        "exportCustomerData": { summary: "Everything as one JSON document; files in it are base64." },
                        "eraseCustomerData": { summary: "Erases a customer everywhere, for good.", type: t["../customers/customer-data.view.js"].CustomerErasureView }
                    }
                }],
            [import("../customers/recognized-domains.controller.js"), {
                    "RecognizedDomainsController": {
                        "listRecognizedDomains": { type: [t["../customers/recognized-domain.view.js"].RecognizedDomainView] },
                        "createRecognizedDomain": { type: t["../customers/recognized-domain.view.js"].RecognizedDomainView },
                        "updateRecognizedDomain": { type: t["../customers/recognized-domain.view.js"].RecognizedDomainView },
                        "deleteRecognizedDomain": { type: t["./deletion.view.js"].DeletionView }
                    }
                }],
            [import("../identity/avatar.controller.js"), {
                    "AvatarController": {
                        "getAvatar": {},
                        "replaceAvatar": { type: t["../identity/avatar.view.js"].AvatarView },
                        "deleteAvatar": { type: t["./deletion.view.js"].DeletionView }
                    }
                }],
            [import("../identity/personal-settings.controller.js"), {
                    "PersonalSettingsController": {
                        "getProfile": { type: t["../identity/personal-settings.view.js"].ProfileView },
                        "updateProfile": { type: t["../identity/personal-settings.view.js"].ProfileView },
                        "getNotificationPreferences": { type: t["../identity/personal-settings.view.js"].NotificationPreferencesView },
                        "updateNotificationPreferences": { type: t["../identity/personal-settings.view.js"].NotificationPreferencesView },
                        "updatePassword": { type: t["../identity/personal-settings.view.js"].PasswordChangeView }
                    }
                }],
            [import("../identity/second-factor.controller.js"), {
                    "SecondFactorController": {
                        "getSecondFactor": { type: t["../identity/second-factor.view.js"].SecondFactorView },
                        "beginSecondFactor": { summary: "Shows the key for the app once; nothing changes before a code proves that the app has it.", type: t["../identity/second-factor.view.js"].SecondFactorSetupView },
                        "confirmSecondFactor": { type: t["../identity/second-factor.view.js"].RecoveryCodesView },
                        "removeSecondFactor": { type: t["../identity/second-factor.view.js"].SecondFactorView }
                    }
                }],
            [import("../identity/sign-in.controller.js"), {
                    "SignInController": {
                        "signIn": { type: t["../identity/user.view.js"].UserView },
                        "getCurrentUser": { type: t["../identity/user.view.js"].UserView },
                        "signOut": {}
                    }
                }],
            [import("../identity/staff-accounts.controller.js"), {
                    "StaffAccountsController": {
                        "listStaffAccounts": { type: t["../identity/staff-account.view.js"].StaffAccountListView },
                        "createStaffAccount": { summary: "Answers once with the password, where it was made up.", type: t["../identity/staff-account.view.js"].IssuedAccountView },
                        "changeStaffRole": { type: t["../identity/staff-account.view.js"].StaffAccountView },
                        "disableStaffAccount": { type: t["../identity/staff-account.view.js"].StaffAccountView },
                        "enableStaffAccount": { type: t["../identity/staff-account.view.js"].StaffAccountView },
                        "resetStaffPassword": { summary: "Answers once with the password, where it was made up.", type: t["../identity/staff-account.view.js"].IssuedAccountView },
                        "resetSecondFactor": { summary: "For somebody who has lost their authenticator app and their recovery codes.", type: t["../identity/staff-account.view.js"].StaffAccountView }
                    }
                }],
            [import("../inbound-mail/email-files.controller.js"), {
                    "EmailFilesController": {
                        "openEmailFile": { type: t["../inbound-mail/email-file.view.js"].EmailFileView },
                        "readEmailFile": { type: t["../inbound-mail/email-file.view.js"].ExtractedEmailFileView }
                    }
                }],
            [import("../inbound-mail/inbound-emails.controller.js"), {
                    "InboundEmailsController": {
                        "listInboundEmails": { type: t["../inbound-mail/inbound-email.view.js"].InboundEmailPageView },
                        "getInboundEmail": { type: t["../inbound-mail/inbound-email.view.js"].InboundEmailView },
                        "reprocessInboundEmail": { type: t["../inbound-mail/inbound-email.view.js"].InboundEmailView },
                        "completeInboundEmail": { type: t["../inbound-mail/inbound-email.view.js"].InboundEmailView }
                    }
                }],
            [import("../inbound-mail/mail-accounts.controller.js"), {
                    "MailAccountsController": {
                        "listMailAccounts": { type: [t["../inbound-mail/mail-account.view.js"].MailAccountView] },
                        "connectMailAccount": { type: t["../inbound-mail/mail-account.view.js"].MailAccountView },
                        "checkMailbox": { summary: "Signs in with what was entered, stores nothing, and says in a sentence what is wrong.", type: t["../inbound-mail/mail-account.view.js"].MailboxCheckView },
                        "previewMailbox": { summary: "The newest ten mails, and what would be done with each.", type: [t["../inbound-mail/mail-account.view.js"].PreviewedMailView] },
                        "updateMailAccount": { type: t["../inbound-mail/mail-account.view.js"].MailAccountView },
                        "disconnectMailAccount": { type: t["./deletion.view.js"].DeletionView }
                    }
                }],
            [import("../inbound-mail/provider-webhooks.controller.js"), {
                    "ProviderWebhooksController": {
                        "receiveFromMailgun": { summary: "Mailgun tries again on everything but a 406.", type: t["../inbound-mail/webhook-response.view.js"].WebhookResponseView },
                        "receiveFromSendgrid": { summary: "SendGrid drops the email on every 4xx.", type: t["../inbound-mail/webhook-response.view.js"].WebhookResponseView },
                        "receiveFromPostmark": { summary: "Postmark tries again on everything but a 403.", type: t["../inbound-mail/webhook-response.view.js"].WebhookResponseView }
                    }
                }],
            [import("../inbound-mail/webhook.controller.js"), {
                    "WebhookController": {
                        "receiveEmail": { type: t["../inbound-mail/webhook-response.view.js"].WebhookResponseView },
                        "receiveRawEmail": { type: t["../inbound-mail/webhook-response.view.js"].WebhookResponseView }
                    }
                }],
            [import("../notifications/notification-emails.controller.js"), {
                    "NotificationEmailsController": {
                        "listNotificationEmails": { type: t["../notifications/notification-email.view.js"].NotificationEmailPageView },
                        "getNotificationEmail": { type: t["../notifications/notification-email.view.js"].NotificationEmailView },
                        "retryNotificationEmail": { type: t["../notifications/notification-email.view.js"].NotificationEmailView }
                    }
                }],
            [import("../notifications/notifications.controller.js"), {
                    "NotificationsController": {
                        "getPendingTasks": { type: t["../notifications/pending-tasks.view.js"].PendingTasksView }
                    }
                }],
            [import("../notifications/test-mail.controller.js"), {
                    "TestMailController": {
                        "getNotificationAddress": { type: t["../notifications/test-mail.view.js"].NotificationAddressView },
                        "sendTestNotification": { type: t["../notifications/test-mail.view.js"].TestMailView }
                    }
                }],
            [import("../operations/activity-logs.controller.js"), {
                    "ActivityLogsController": {
                        "listActivityLogs": { type: t["../operations/activity.view.js"].ActivityPageView },
                        "exportActivityLogs": {}
                    }
                }],
            [import("../operations/backup.controller.js"), {
                    "BackupController": {
                        "downloadBackup": { summary: "Answers with the file as it is being made; `npm run restore` brings it back." }
                    }
                }],
            [import("../operations/core-rules.controller.js"), {
                    "CoreRulesController": {
                        "getCoreRules": { type: t["../operations/core-rules.view.js"].CoreRulesView },
                        "validateCoreRules": { type: t["../operations/core-rules.view.js"].CoreRulesValidationView }
                    }
                }],
            [import("../operations/health.controller.js"), {
                    "HealthController": {
                        "checkLiveness": { type: t["../operations/health.view.js"].LivenessView },
                        "checkReadiness": { type: t["../operations/health.view.js"].ReadinessView }
                    }
                }],
            [import("../operations/llm-calls.controller.js"), {
                    "LlmCallsController": {
                        "listLlmCalls": { type: t["../operations/llm-call.view.js"].LlmCallPageView }
                    }
                }],
            [import("../operations/metrics.controller.js"), {
                    "MetricsController": {
                        "exportMetrics": { type: String }
                    }
                }],
            [import("../operations/search.controller.js"), {
                    "SearchController": {
                        "searchRecords": { type: t["../operations/search.view.js"].SearchHitsView }
                    }
                }],
            [import("../operations/system-information.controller.js"), {
                    "SystemInformationController": {
                        "getSystemInformation": { type: t["../operations/system-information.view.js"].SystemInformationView }
                    }
                }],
            [import("../operations/system-settings.controller.js"), {
                    "SystemSettingsController": {
                        "getSystemSettings": { type: t["../operations/system-settings.view.js"].SystemSettingsView },
                        "previewRetention": { summary: "What a period of retention would remove at once; nothing is removed by asking.", type: t["../operations/system-settings.view.js"].RetentionPreviewView },
                        "updateSystemSettings": { type: t["../operations/system-settings.view.js"].SystemSettingsView }
                    }
                }],
            [import("../outbound-mail/outbound-emails.controller.js"), {
                    "OutboundEmailsController": {
                        "listOutboundEmails": { type: t["../outbound-mail/outbound-email.view.js"].OutboundEmailPageView },
                        "getOutboundEmail": { type: t["../outbound-mail/outbound-email.view.js"].OutboundEmailView },
                        "cancelOutboundEmail": { summary: "Keeps a waiting reply from leaving; its quotation needs review again.", type: t["../outbound-mail/outbound-email.view.js"].OutboundEmailView },
                        "undoCancelOutboundEmail": { summary: "Puts a cancelled reply back.", type: t["../outbound-mail/outbound-email.view.js"].OutboundEmailView },
                        "retryOutboundEmail": { type: t["../outbound-mail/outbound-email.view.js"].OutboundEmailView }
                    }
                }],
            [import("../pricing/charges.controller.js"), {
                    "ChargesController": {
                        "computeChargeableWeight": { type: t["../pricing/charge-line.view.js"].ChargeableWeightView },
                        "computeDeliveryCharges": { type: t["../pricing/charges.view.js"].DeliveryChargesView },
                        "computeCompleteCharges": { type: t["../pricing/charges.view.js"].CompleteChargesView }
                    }
                }],
            [import("../quoting/extraction.controller.js"), {
                    "ExtractionController": {
                        "extractEmail": { type: t["../quoting/extracted-info.view.js"].ExtractedEmailView }
                    }
                }],
            [import("../quoting/quotation-corrections.controller.js"), {
                    "QuotationCorrectionsController": {
                        "downloadCorrections": { summary: "Each corrected email as one line of a labelled corpus." },
                        "correct": { type: t["../quoting/quotation-details.view.js"].QuotationDetailsView },
                        "assignRole": { summary: "Says what a left-over entry of the email is.", type: t["../quoting/quotation-details.view.js"].QuotationDetailsView }
                    }
                }],
            [import("../quoting/quotation-decisions.controller.js"), {
                    "QuotationDecisionsController": {
                        "dismiss": { type: t["../quoting/quotation-details.view.js"].QuotationDetailsView },
                        "reopen": { type: t["../quoting/quotation-details.view.js"].QuotationDetailsView },
                        "resend": { type: t["../quoting/quotation-details.view.js"].QuotationDetailsView },
                        "findQuotationNeighbours": { summary: "The quotations next to one in a list with these filters, the newest first; null at its ends.", type: t["../quoting/quotation-list.view.js"].QuotationNeighboursView }
                    }
                }],
            [import("../quoting/quotation-lines.controller.js"), {
                    "QuotationLinesController": {
                        "changeLine": { summary: "Adds, overrides or waives a line, or takes that back; what was changed meanwhile is refused with both values.", type: t["../quoting/quotation-details.view.js"].QuotationDetailsView }
                    }
                }],
            [import("../quoting/quotation-pdf.controller.js"), {
                    "QuotationPdfController": {
                        "getQuotationPdf": {}
                    }
                }],
            [import("../quoting/quotation-revisions.controller.js"), {
                    "QuotationRevisionsController": {
                        "getQuotationRevision": { type: t["../quoting/quotation-details.view.js"].QuotationDetailsView }
                    }
                }],
            [import("../quoting/quotation-statistics.controller.js"), {
                    "QuotationStatisticsController": {
                        "getQuotationStatistics": { type: t["../quoting/dashboard.view.js"].DashboardView },
                        "exportQuotationsCsv": {},
                        "exportQuotationsXlsx": {}
                    }
                }],
            [import("../quoting/quotations.controller.js"), {
                    "QuotationsController": {
                        "listQuotations": { type: t["../quoting/quotation-list.view.js"].QuotationPageView },
                        "getQuotationDetails": { type: t["../quoting/quotation-details.view.js"].QuotationDetailsView },
                        "sendQuotation": { type: t["../quoting/quotation-details.view.js"].QuotationDetailsView },
                        "reprice": { type: t["../quoting/quotation-details.view.js"].QuotationDetailsView }
                    }
                }],
            [import("../tariff/charge-codes.controller.js"), {
                    "ChargeCodesController": {
                        "listChargeCodes": { type: [t["../tariff/charge-code.view.js"].ChargeCodeView] },
                        "createChargeCode": { type: t["../tariff/charge-code.view.js"].ChargeCodeView },
                        "updateChargeCode": { type: t["../tariff/charge-code.view.js"].ChargeCodeView },
                        "deleteChargeCode": { type: t["./deletion.view.js"].DeletionView }
                    }
                }],
            [import("../tariff/disclaimers.controller.js"), {
                    "DisclaimersController": {
                        "listDisclaimers": { type: [t["../tariff/disclaimer.view.js"].DisclaimerView] },
                        "createDisclaimer": { type: t["../tariff/disclaimer.view.js"].DisclaimerView },
                        "reorderDisclaimers": { summary: "Puts all disclaimers in an order; before the door of a single one, whose id could not be `order`.", type: [t["../tariff/disclaimer.view.js"].DisclaimerView] },
                        "updateDisclaimer": { type: t["../tariff/disclaimer.view.js"].DisclaimerView },
                        "deleteDisclaimer": { type: t["./deletion.view.js"].DeletionView }
                    }
                }],
            [import("../tariff/exchange-rates.controller.js"), {
                    "ExchangeRatesController": {
                        "listExchangeRates": { type: [t["../tariff/exchange-rate.view.js"].ExchangeRateView] },
                        "createExchangeRate": { type: t["../tariff/exchange-rate.view.js"].ExchangeRateView },
                        "updateExchangeRate": { type: t["../tariff/exchange-rate.view.js"].ExchangeRateView },
                        "deleteExchangeRate": { type: t["./deletion.view.js"].DeletionView }
                    }
                }],
            [import("../tariff/mawb-consignees.controller.js"), {
                    "MawbConsigneesController": {
                        "listMawbConsignees": { type: [t["../tariff/mawb-consignee.view.js"].MawbConsigneeView] },
                        "createMawbConsignee": { type: t["../tariff/mawb-consignee.view.js"].MawbConsigneeView },
                        "updateMawbConsignee": { type: t["../tariff/mawb-consignee.view.js"].MawbConsigneeView },
                        "deleteMawbConsignee": { type: t["./deletion.view.js"].DeletionView }
                    }
                }],
            [import("../tariff/rate-batches.controller.js"), {
                    "RateBatchesController": {
                        "applyRateBatch": { type: t["../tariff/rate-batch.view.js"].RateBatchResultView },
                        "changeRatesByPercent": { type: Object },
                        "copy": { type: Object },
                        "listRateChanges": { type: [t["../tariff/rate-batch.view.js"].RateChangeView] },
                        "revert": { type: t["../tariff/rate.view.js"].RateView }
                    }
                }],
            [import("../tariff/rate-files.controller.js"), {
                    "RateFilesController": {
                        "exportRatesCsv": {},
                        "exportRatesXlsx": {},
                        "import": { type: t["../tariff/rate-import.view.js"].RateImportView },
                        "backtestRateImport": { type: t["../tariff/backtest.view.js"].BacktestView }
                    }
                }],
            [import("../tariff/rate-imports.controller.js"), {
                    "RateImportsController": {
                        "listRateImports": { type: [t["../tariff/rate-import.view.js"].StoredImportView] },
                        "undoRateImport": { type: t["../tariff/rate-import.view.js"].StoredImportView }
                    }
                }],
            [import("../tariff/rates.controller.js"), {
                    "RatesController": {
                        "listRates": { type: [t["../tariff/rate.view.js"].RateView] },
                        "createRate": { type: t["../tariff/rate.view.js"].RateView },
                        "updateRate": { type: t["../tariff/rate.view.js"].RateView },
                        "deleteRate": { type: t["./deletion.view.js"].DeletionView }
                    }
                }],
            [import("../tariff/reference-data.controller.js"), {
                    "ReferenceDataController": {
                        "listCountries": { type: [t["../tariff/reference-data.view.js"].CountryView] },
                        "listAirports": { type: [t["../tariff/reference-data.view.js"].AirportView] }
                    }
                }],
            [import("../tariff/tariff.controller.js"), {
                    "TariffController": {
                        "getRateCoverage": { type: t["../tariff/coverage.view.js"].CoverageView },
                        "confirm": { type: t["../tariff/rate-simulation.view.js"].ConfirmedRatesView },
                        "simulate": { type: t["../tariff/rate-simulation.view.js"].RateSimulationView }
                    }
                }],
            [import("../tariff/tax-rates.controller.js"), {
                    "TaxRatesController": {
                        "listTaxRates": { type: [t["../tariff/tax-rate.view.js"].TaxRateView] },
                        "createTaxRate": { type: t["../tariff/tax-rate.view.js"].TaxRateView },
                        "updateTaxRate": { type: t["../tariff/tax-rate.view.js"].TaxRateView },
                        "deleteTaxRate": { type: t["./deletion.view.js"].DeletionView }
                    }
                }]
        ]
    }
};
};
