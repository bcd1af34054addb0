import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListWhatWaits } from '../../../application/operations/list-pending-tasks.js';
import { whatWaitsView } from './pending-tasks.view.js';

/** The notification button: what waits for a person. */
@ApiTags('notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly listWhatWaits: ListWhatWaits) {}

  @Get()
  async list() {
    return whatWaitsView(await this.listWhatWaits.execute());
  }
}
