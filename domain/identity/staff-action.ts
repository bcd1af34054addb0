/** What administrators ask for with an account of staff, which may be refused. */
export type StaffAction = 'create' | 'change-role' | 'disable' | 'enable' | 'reset-password' | 'reset-second-factor';
