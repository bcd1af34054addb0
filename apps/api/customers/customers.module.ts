import { Module } from '@nestjs/common';
import { ActivityLogRepository } from '../../../application/activity/activity-log.repository.js';
import { DeletedRecognizedDomains } from '../../../application/customers/deleted-recognized-domains.js';
import { EraseCustomer } from '../../../application/customers/erase-customer.js';
import { ExportCustomer } from '../../../application/customers/export-customer.js';
import { ManageRecognizedDomains } from '../../../application/customers/manage-recognized-domains.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { CustomerDataRepository } from '../../../domain/customers/customer-data.repository.js';
import { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { provide } from '../infrastructure/provide.js';
import { CustomerDataController } from './customer-data.controller.js';
import { RecognizedDomainsController } from './recognized-domains.controller.js';

/** Whose mail is recognized, and what is stored of whom. */
@Module({
  controllers: [RecognizedDomainsController, CustomerDataController],
  providers: [
    provide(ManageRecognizedDomains, [RecognizedDomainRepository, PublicSuffixList, UnitOfWork, Clock]),
    provide(DeletedRecognizedDomains, [ManageRecognizedDomains, ActivityLogRepository, Clock]),
    provide(ExportCustomer, [CustomerDataRepository, PublicSuffixList, UnitOfWork, Clock]),
    provide(EraseCustomer, [PublicSuffixList, UnitOfWork, Clock]),
  ],
  exports: [DeletedRecognizedDomains],
})
export class CustomersModule {}
