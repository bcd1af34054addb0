import type { MawbConsignee } from '../../../domain/tariff/airport-terms/mawb-consignee.js';

/** The consignment address of a station; its eight lines are what a master air waybill says. */
export class MawbConsigneeView {
  readonly id!: number;
  readonly version!: number;
  readonly countryId!: number;
  /** The airport's id. */
  readonly locationId!: number;
  readonly stationLegalName!: string;
  readonly taxId!: string;
  readonly address1!: string;
  readonly address2!: string;
  readonly customsCode!: string;
  readonly cityCountry!: string;
  readonly telephone!: string;
  readonly email!: string;
}

/** A consignee for the wire. */
export function toMawbConsigneeView(consignee: MawbConsignee): MawbConsigneeView {
  return {
    id: consignee.id,
    version: consignee.version,
    countryId: consignee.countryId,
    locationId: consignee.locationId,
    stationLegalName: consignee.stationLegalName,
    taxId: consignee.taxId,
    address1: consignee.address1,
    address2: consignee.address2,
    customsCode: consignee.customsCode,
    cityCountry: consignee.cityCountry,
    telephone: consignee.telephone,
    email: consignee.email,
  };
}
