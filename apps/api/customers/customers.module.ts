import { Module } from '@nestjs/common';
import { ManageRecognizedDomains } from '../../../application/customers/manage-recognized-domains.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { provide } from '../infrastructure/provide.js';
import { RecognizedDomainsController } from './recognized-domains.controller.js';

/** Whose mail is recognized. */
@Module({
  controllers: [RecognizedDomainsController],
  providers: [provide(ManageRecognizedDomains, [RecognizedDomainRepository, PublicSuffixList, UnitOfWork, Clock])],
})
export class CustomersModule {}
