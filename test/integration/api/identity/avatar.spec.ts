import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const JPG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), Buffer.from('JFIF\0'), Buffer.alloc(100)]);
const MEGABYTE = 1024 * 1024;
const NO_PICTURE = 'The picture must be a JPG, GIF or PNG.';
const TOO_LARGE = 'The picture must not be larger than 1 MB.';

function aForm(bytes: Buffer, filename: string): { readonly body: Buffer; readonly headers: Record<string, string> } {
  const boundary = 'picture-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

describe('the picture of an administrator', () => {
  let app: InMemoryApp;
  const postAvatar = (body: Buffer | string, type: string) =>
    app.call('POST', '/api/settings/avatar', body, { 'content-type': type });
  const hasAvatar = async () => ((await app.call('GET', '/api/auth/user')).json as { avatar: boolean }).avatar;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('is not there at first', async () => {
    expect(await hasAvatar()).toBe(false);
    expect((await app.call('GET', '/api/settings/avatar')).status).toBe(404);
    expect((await app.call('DELETE', '/api/settings/avatar')).status).toBe(404);
  });

  it.each([
    ['image/png', PNG],
    ['image/gif', GIF],
    ['image/jpeg', JPG],
  ])('is kept as %s and comes back byte for byte', async (type, bytes) => {
    expect(await postAvatar(bytes, type)).toMatchObject({ status: 200, json: { avatar: true, contentType: type } });
    const answer = await app.call('GET', '/api/settings/avatar');
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="avatar\.(png|gif|jpg)"$/),
    });
    expect(await hasAvatar()).toBe(true);
  });

  it('comes as the file of a form, too, and is judged by its content alone', async () => {
    const { body, headers } = aForm(GIF, 'me.png');
    const answer = await app.call('POST', '/api/settings/avatar', body, headers);
    expect(answer).toMatchObject({ status: 200, json: { contentType: 'image/gif', sizeBytes: GIF.length } });
    expect(await postAvatar(PNG, 'image/jpeg')).toMatchObject({ status: 200, json: { contentType: 'image/png' } });
  });

  it.each([
    ['a page that claims to be a picture', Buffer.from('<script>alert(1)</script>'), 'image/png', NO_PICTURE],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', NO_PICTURE],
    ['a PNG without a header', PNG.subarray(0, 10), 'image/png', NO_PICTURE],
    ['one byte too many', Buffer.concat([PNG, Buffer.alloc(MEGABYTE + 1 - PNG.length)]), 'image/png', TOO_LARGE],
    ['nothing', Buffer.alloc(0), 'image/png', 'Please choose a picture first.'],
  ])('is not %s', async (_name, bytes, type, error) => {
    expect(await postAvatar(bytes, type)).toMatchObject({ status: 400, json: { error } });
  });

  it('is as large as a megabyte, and no larger in a form either', async () => {
    const largest = Buffer.concat([PNG, Buffer.alloc(MEGABYTE - PNG.length)]);
    expect((await postAvatar(largest, 'image/png')).status).toBe(200);
    for (const excess of [1, 2, MEGABYTE]) {
      const { body, headers } = aForm(Buffer.concat([largest, Buffer.alloc(excess)]), 'large.png');
      const answer = await app.call('POST', '/api/settings/avatar', body, headers);
      expect(answer).toMatchObject({ status: 400, json: { error: TOO_LARGE } });
    }
  });

  it('asks for a picture where none came', async () => {
    for (const body of [{}, undefined]) {
      const answer = await app.call('POST', '/api/settings/avatar', body);
      expect(answer).toMatchObject({ status: 400, json: { error: 'Please choose a picture first.' } });
    }
    const empty = { body: '--b--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=b' } };
    expect((await app.call('POST', '/api/settings/avatar', empty.body, empty.headers)).status).toBe(400);
  });

  it('is removed', async () => {
    expect((await app.call('DELETE', '/api/settings/avatar')).json).toEqual({ deleted: true });
    expect(await hasAvatar()).toBe(false);
    const { text } = await app.call('GET', '/api/activity-logs?pageSize=500');
    expect(text).toContain('Profile picture updated');
    expect(text).toContain('Profile picture removed');
  });
});
