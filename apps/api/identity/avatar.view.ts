/** The picture that was stored. */
export class AvatarView {
  readonly avatar!: boolean;
  readonly contentType!: string;
  readonly sizeBytes!: number;
}
