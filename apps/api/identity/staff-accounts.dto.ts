import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { STAFF_ROLES } from '../../../domain/identity/staff-role.js';

const MAX_ENTRY_LENGTH = 1_000;

/** `POST /api/staff-accounts`; what the values may be is the domain's to say. */
export class StaffAccountDto {
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) name?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) email?: string | null;
  @ApiProperty({ required: false, enum: [...STAFF_ROLES] })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_ENTRY_LENGTH)
  role?: string;
  /** Left out or null: one is made up. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) password?: string | null;
}

/** `PUT /api/staff-accounts/:id/role`. */
export class StaffRoleDto {
  @ApiProperty({ required: false, enum: [...STAFF_ROLES] })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_ENTRY_LENGTH)
  role?: string;
}

/** `POST /api/staff-accounts/:id/password`. */
export class FirstPasswordDto {
  /** Left out or null: one is made up. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) password?: string | null;
}
