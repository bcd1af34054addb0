import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

describe('The language of an answer', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const signInWith = (language: string) =>
    app.callUnauthenticated(
      'POST',
      '/api/auth/login',
      { email: 'nobody@desk.example', password: 'wrong' },
      { 'accept-language': language },
    );

  it('is what the call accepts first, where nobody is signed in', async () => {
    expect((await signInWith('es-CR,es;q=0.9')).json).toMatchObject({ error: 'Correo o contraseña incorrectos' });
    expect((await signInWith('en-US,en;q=0.9,es;q=0.8')).json).toMatchObject({ error: 'Wrong email or password' });
  });

  it('is that of the account, once one was chosen', async () => {
    const saveRate = () => app.call('POST', '/api/rates', {});
    expect((await saveRate()).json).toMatchObject({ error: 'Please fill in all required fields.' });
    expect((await app.call('PUT', '/api/settings/profile', { language: 'es' })).json).toMatchObject({ language: 'es' });
    expect((await saveRate()).json).toMatchObject({ error: 'Complete todos los campos obligatorios.' });
    expect((await app.call('GET', '/api/auth/user')).json).toMatchObject({ language: 'es', role: 'Administrador' });
    expect((await app.call('PUT', '/api/settings/profile', { language: '' })).json).toMatchObject({ language: null });
    expect((await saveRate()).json).toMatchObject({ error: 'Please fill in all required fields.' });
  });

  it.each([
    [
      '/api/quotations/export.csv',
      'Cotización,Creada,Estado,Correo del cliente',
      'Quotation,Created,Status,Client Email',
    ],
    ['/api/activity-logs/export.csv', 'Fecha y hora,Categoría,Acción', 'Timestamp,Category,Action'],
  ])('is that of the headings in %s', async (path, spanish, english) => {
    const fetchIn = async (language: string) =>
      (await app.call('GET', path, undefined, { 'accept-language': language })).text.replace(/^\uFEFF/, '');
    expect((await fetchIn('es')).startsWith(spanish)).toBe(true);
    expect((await fetchIn('en')).startsWith(english)).toBe(true);
  });

  it('is that of the kinds and states in an exported log', async () => {
    await app.call('PUT', '/api/settings/profile', { language: '' });
    const fetchIn = async (language: string) =>
      (await app.call('GET', '/api/activity-logs/export.csv', undefined, { 'accept-language': language })).text;
    expect(await fetchIn('es')).toMatch(/,sistema,.*,(?:correcto|información),/);
    expect(await fetchIn('en')).toMatch(/,system,.*,(?:success|info),/);
  });

  it('is none but those that there are', async () => {
    expect(await app.call('PUT', '/api/settings/profile', { language: 'de' })).toMatchObject({ status: 400 });
  });
});
