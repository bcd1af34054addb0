import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageStaffAccounts } from '../../../application/identity/manage-staff-accounts.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentAccount } from '../http/staff-account.js';
import {
  type IssuedAccountView,
  type StaffAccountListView,
  type StaffAccountView,
  toIssuedAccountView,
  toStaffAccountView,
} from './staff-account.view.js';
import { FirstPasswordDto, StaffAccountDto, StaffRoleDto } from './staff-accounts.dto.js';

/** The accounts of staff, which administrators alone see and change. */
@ApiTags('staff-accounts')
@Controller('api/staff-accounts')
export class StaffAccountsController {
  constructor(private readonly staffAccounts: ManageStaffAccounts) {}

  @RequireRole('administrator')
  @Get()
  async listStaffAccounts(): Promise<StaffAccountListView> {
    return { data: (await this.staffAccounts.list()).map(toStaffAccountView) };
  }

  /** Answers once with the password, where it was made up. */
  @RequireRole('administrator')
  @Post()
  async createStaffAccount(@Body() body: StaffAccountDto, @Req() request: FastifyRequest): Promise<IssuedAccountView> {
    const entry = {
      name: body.name ?? '',
      email: body.email ?? '',
      role: body.role ?? undefined,
      password: body.password ?? undefined,
    };
    return toIssuedAccountView(await this.staffAccounts.create(entry, getCurrentAccount(request)));
  }

  @RequireRole('administrator')
  @Put(':id/role')
  async changeStaffRole(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: StaffRoleDto,
    @Req() request: FastifyRequest,
  ): Promise<StaffAccountView> {
    const role = body.role ?? undefined;
    return toStaffAccountView(await this.staffAccounts.changeRole(id, role, getCurrentAccount(request)));
  }

  @RequireRole('administrator')
  @Post(':id/disable')
  @HttpCode(200)
  async disableStaffAccount(
    @Param('id', ParseIdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<StaffAccountView> {
    return toStaffAccountView(await this.staffAccounts.disable(id, getCurrentAccount(request)));
  }

  @RequireRole('administrator')
  @Post(':id/enable')
  @HttpCode(200)
  async enableStaffAccount(
    @Param('id', ParseIdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<StaffAccountView> {
    return toStaffAccountView(await this.staffAccounts.enable(id, getCurrentAccount(request)));
  }

  /** Answers once with the password, where it was made up. */
  @RequireRole('administrator')
  @Post(':id/password')
  @HttpCode(200)
  async resetStaffPassword(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: FirstPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<IssuedAccountView> {
    const password = body.password ?? undefined;
    return toIssuedAccountView(await this.staffAccounts.resetPassword(id, password, getCurrentAccount(request)));
  }

  /** For somebody who has lost their authenticator app and their recovery codes. */
  @RequireRole('administrator')
  @Delete(':id/second-factor')
  async resetSecondFactor(
    @Param('id', ParseIdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<StaffAccountView> {
    return toStaffAccountView(await this.staffAccounts.resetSecondFactor(id, getCurrentAccount(request)));
  }
}
