import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPendingTasks } from '../../../application/operations/list-pending-tasks.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { toPendingTasksView } from './pending-tasks.view.js';

/** The notification button: what needs review. */
@ApiTags('notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly listPendingTasks: ListPendingTasks) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async getPendingTasks() {
    return toPendingTasksView(await this.listPendingTasks.execute());
  }
}
