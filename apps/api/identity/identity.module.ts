import { Module } from '@nestjs/common';
import { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { ApiTokenRepository } from '../../../application/identity/api-token.repository.js';
import { AuthenticateAdministrator } from '../../../application/identity/authenticate-administrator.js';
import { AuthenticateApiToken } from '../../../application/identity/authenticate-api-token.js';
import { AvatarRepository } from '../../../application/identity/avatar.repository.js';
import { ChangePassword } from '../../../application/identity/change-password.js';
import { CurrentPasswordCheck } from '../../../application/identity/current-password-check.js';
import { FirstPasswords } from '../../../application/identity/first-passwords.js';
import { LoginAttemptRepository } from '../../../application/identity/login-attempt.repository.js';
import { ManageApiTokens } from '../../../application/identity/manage-api-tokens.js';
import { ManageSecondFactor } from '../../../application/identity/manage-second-factor.js';
import { ManageStaffAccounts } from '../../../application/identity/manage-staff-accounts.js';
import { PasswordHasher } from '../../../application/identity/password-hasher.port.js';
import { PasswordStrength } from '../../../application/identity/password-strength.port.js';
import { SecretGenerator } from '../../../application/identity/secret-generator.port.js';
import { SessionStore } from '../../../application/identity/session-store.port.js';
import { SignOut } from '../../../application/identity/sign-out.js';
import { Totp } from '../../../application/identity/totp.port.js';
import { UpdateAvatar } from '../../../application/identity/update-avatar.js';
import { UpdateProfile } from '../../../application/identity/update-profile.js';
import { NotificationPreferencesRepository } from '../../../application/notifications/notification-preferences.repository.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { Configuration } from '../config/configuration.js';
import { Secrets } from '../config/secrets.js';
import { provide } from '../infrastructure/provide.js';
import { AccessController } from './access.controller.js';
import { AdministratorSeeder } from './administrator-seeder.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { AvatarController } from './avatar.controller.js';
import { KnownDevices } from './known-devices.js';
import { PersonalSettingsController } from './personal-settings.controller.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SignInController } from './sign-in.controller.js';
import { StaffAccountsController } from './staff-accounts.controller.js';

/** Who signs in, and what they keep of themselves. */
@Module({
  controllers: [
    AccessController,
    ApiTokensController,
    AvatarController,
    PersonalSettingsController,
    SecondFactorController,
    SignInController,
    StaffAccountsController,
  ],
  providers: [
    provide(AdministratorSeeder, [
      AdministratorRepository,
      UnitOfWork,
      PasswordHasher,
      PasswordStrength,
      Configuration,
    ]),
    provide(AuthenticateAdministrator, [
      AdministratorRepository,
      PasswordHasher,
      LoginAttemptRepository,
      ManageSecondFactor,
      UnitOfWork,
      Clock,
    ]),
    provide(AuthenticateApiToken, [ApiTokenRepository, Hasher, Clock]),
    provide(ChangePassword, [
      AdministratorRepository,
      PasswordHasher,
      PasswordStrength,
      CurrentPasswordCheck,
      SessionStore,
      UnitOfWork,
      Clock,
    ]),
    provide(CurrentPasswordCheck, [PasswordHasher, LoginAttemptRepository, UnitOfWork, Clock]),
    provide(FirstPasswords, [SecretGenerator, PasswordHasher, PasswordStrength]),
    provide(KnownDevices, [Secrets, Clock]),
    provide(ManageApiTokens, [ApiTokenRepository, SecretGenerator, Hasher, UnitOfWork, Clock]),
    provide(ManageSecondFactor, [Totp, SecretGenerator, Hasher, CurrentPasswordCheck, UnitOfWork, Clock]),
    provide(ManageStaffAccounts, [AdministratorRepository, FirstPasswords, SessionStore, UnitOfWork, Clock]),
    provide(SignOut, [UnitOfWork, Clock]),
    provide(UpdateAvatar, [AvatarRepository, UnitOfWork, Clock]),
    provide(UpdateProfile, [AdministratorRepository, NotificationPreferencesRepository, UnitOfWork, Clock]),
  ],
  exports: [UpdateProfile],
})
export class IdentityModule {}
