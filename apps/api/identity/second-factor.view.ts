/** Whether somebody signs in with a second factor. */
export class SecondFactorView {
  readonly isEnabled!: boolean;
  /** Recovery codes that were not used yet. */
  readonly recoveryCodesLeft!: number;
}

/** What an authenticator app is set up with; shown once. */
export class SecondFactorSetupView {
  /** To be typed in, in Base32. */
  readonly secret!: string;
  /** `otpauth://…`: opens the app on a telephone. */
  readonly uri!: string;
}

/** The codes for when the app is not at hand; shown once. */
export class RecoveryCodesView {
  readonly recoveryCodes!: string[];
}
