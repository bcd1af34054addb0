import { EntitySchema } from 'typeorm';

/** A row of `administrator_avatar`. */
export interface AvatarRow {
  readonly administratorId: number;
  readonly contentType: string;
  readonly picture: Buffer;
}

/** The pictures of the administrators, one each. */
export const AvatarTable = new EntitySchema<AvatarRow>({
  name: 'administrator_avatar',
  columns: {
    administratorId: { type: 'integer', name: 'administrator_id', primary: true },
    contentType: { type: 'text', name: 'content_type' },
    picture: { type: 'bytea' },
  },
});
