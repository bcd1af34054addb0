import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListWhatWaits } from '../../../application/list-what-waits/list-what-waits.js';
import { whatWaitsView } from './what-waits.view.js';

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
