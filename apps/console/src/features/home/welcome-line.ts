/** `Welcome, ` and the first name, else the email, else `User`. */
export function formatWelcomeLine(user: { readonly firstName?: string; readonly email?: string } | undefined): string {
  return `Welcome, ${user?.firstName || user?.email || 'User'}`;
}
