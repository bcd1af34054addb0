import type { Translation } from '../../message-catalogue.js';
import type * as english from './mail-account.messages.js';

/** The same in Spanish. */
export const MAIL_ACCOUNT_MESSAGES: Translation<typeof english.MAIL_ACCOUNT_MESSAGES> = {
  address: 'Ingrese la dirección del buzón, por ejemplo cotizaciones@agencia.com',
  host: 'Ingrese el nombre del servidor de correo, por ejemplo imap.agencia.com',
  port: 'Ingrese un puerto de 1 a 65535',
  unencrypted: 'Una conexión sin cifrado es solo para un servidor en este equipo',
  authservId: 'Ingrese el nombre con el que su servidor firma sus verificaciones, por ejemplo mx.agencia.com',
  doneFolder: 'Ingrese el nombre de una carpeta, por ejemplo Istmo/Leídos; no puede ser INBOX',
  password: 'Ingrese la contraseña del buzón',
  signIn: 'Inicie sesión en el proveedor del buzón',
  signInAgain: 'Inicie sesión de nuevo en el proveedor: ese acceso no se terminó, o lo inició otra persona',
  providerHost: 'Un acceso en el proveedor abre buzones solo en sus propios servidores',
  clientCredentials: 'Solo Microsoft 365 permite que una aplicación de la organización abra buzones',
  passwordAgain: 'Ingrese de nuevo la contraseña: solo se envía al servidor para el que se ingresó',
  readFrom: 'Ingrese un día pasado, o ninguno',
};

/** The same in Spanish. */
export const MAILBOX_ERROR_MESSAGES: Translation<typeof english.MAILBOX_ERROR_MESSAGES> = {
  'host-unknown': (server) => `No existe el servidor ${server}. Revise el nombre del servidor.`,
  'port-closed': (server) => `Nadie responde en ${server}. Revise el puerto; con TLS suele ser 993.`,
  'no-answer': (server) => `${server} no responde. Revise el puerto y si hay un cortafuegos de por medio.`,
  'certificate-refused': (server) =>
    `El certificado de ${server} no es válido para ese nombre. Revise el nombre del servidor o haga renovar su certificado.`,
  'encryption-missing': (server) =>
    `${server} no admite el cifrado elegido. Pruebe TLS con el puerto 993, o STARTTLS con el puerto 143.`,
  'sign-in-refused': (_server, user) =>
    `El servidor rechaza el acceso de ${user}. Revise el usuario y la contraseña; algunos proveedores exigen una contraseña de aplicación.`,
  'sign-in-ended': (_server, user) =>
    `El permiso para abrir ${user} terminó: se retiró, cambió la contraseña o no se usó en mucho tiempo. Edite el buzón e inicie sesión de nuevo.`,
  'token-refused': (server, user) =>
    `El proveedor permitió el acceso, pero ${server} no abre el buzón ${user}. Verifique que tenga IMAP activado y que quien inició sesión pueda abrirlo.`,
  'mailbox-missing': (server, user) =>
    `No existe el buzón ${user} en ${server}, o no está en Exchange Online. Revise la dirección y la licencia del buzón.`,
  'token-service-unavailable': () =>
    'El servicio de acceso del proveedor no responde en este momento. Se intenta de nuevo.',
  'client-missing': () =>
    'Esta instalación no está registrada en el proveedor del buzón. El administrador del servidor define GOOGLE_CLIENT_ID o MICROSOFT_CLIENT_ID (vea la documentación).',
  'client-refused': () =>
    'El proveedor rechaza el registro de esta instalación. El administrador del servidor revisa su id de cliente, su secreto (vence) y sus permisos.',
  'service-unavailable': (server) => `${server} no acepta accesos en este momento. Se intenta de nuevo.`,
  'not-permitted': (_server, user) =>
    `${user} no tiene permiso para leer este buzón o mover sus correos. Revise los permisos.`,
  'folder-missing': () => 'Una carpeta del buzón no existe.',
  'connection-lost': (server) => `Se perdió la conexión con ${server}. Se intenta de nuevo.`,
  'secret-unreadable': () =>
    'La contraseña guardada no se puede descifrar con el secreto de este servidor. Ingrésela de nuevo.',
  'not-stored': () => 'Un correo no se pudo guardar. Permanece en el buzón y se intenta de nuevo.',
};

/** The same in Spanish. */
export const SENDING_ERROR_MESSAGES: Translation<typeof english.SENDING_ERROR_MESSAGES> = {
  'host-unknown': (server) => `No existe el servidor ${server} para el correo saliente. Revise el nombre del servidor.`,
  'port-closed': (server) =>
    `Nadie responde en ${server} para el correo saliente. Revise el puerto; suele ser 465 o 587.`,
  'no-answer': (server) =>
    `${server} no responde para el correo saliente. Revise el puerto y si hay un cortafuegos de por medio.`,
  'encryption-missing': (server) =>
    `${server} no admite el cifrado elegido para el correo saliente. Pruebe TLS con el puerto 465, o STARTTLS con el puerto 587.`,
  'sign-in-refused': (server, user) =>
    `El correo se puede leer, pero ${server} no deja que ${user} envíe. Pregunte si el buzón tiene permitido enviar por SMTP.`,
  'token-refused': (server, user) =>
    `El correo se puede leer, pero ${server} no deja que ${user} envíe. Pregunte si el buzón tiene permitido enviar por SMTP.`,
  'connection-lost': (server) =>
    `Se perdió la conexión con ${server}, así que no se sabe si se puede enviar correo. Inténtelo de nuevo.`,
};

/** The same in Spanish. */
export const GRAPH_ERROR_MESSAGES: Translation<typeof english.GRAPH_ERROR_MESSAGES> = {
  'host-unknown': (server) => `No existe el servidor ${server}. Microsoft Graph está en graph.microsoft.com.`,
  'port-closed': (server) =>
    `Nadie responde en ${server}. Microsoft Graph está en graph.microsoft.com, en el puerto 443.`,
  'encryption-missing': (server) => `${server} no admite el cifrado elegido. Microsoft Graph usa TLS en el puerto 443.`,
  'token-refused': (_server, user) =>
    `Microsoft permitió el acceso, pero Microsoft Graph lo rechaza para el buzón ${user}. Edite el buzón e inicie sesión de nuevo; si no basta, el administrador del servidor revisa el registro de la aplicación.`,
  'not-permitted': (_server, user) =>
    `Microsoft Graph no deja que este acceso abra el buzón ${user}. Conceda Mail.ReadWrite y Mail.Send a la aplicación y, en un buzón compartido, acceso total a quien inició sesión.`,
  'service-unavailable': () => 'Microsoft Graph pide esperar un momento. Se intenta de nuevo.',
};

/** The same in Spanish. */
export const GRAPH_SENDING_MESSAGES: Translation<typeof english.GRAPH_SENDING_MESSAGES> = {
  'not-permitted': (_server, user) =>
    `El correo se puede leer, pero Microsoft Graph no deja que ${user} envíe. Conceda Mail.Send a la aplicación y, en un buzón compartido, el permiso "Enviar como" a quien inició sesión.`,
};

/** The same in Spanish. */
export const MOVING_ERROR_MESSAGES: Translation<typeof english.MOVING_ERROR_MESSAGES> = {
  notMovable: ({ user, folder }) =>
    `El correo se puede leer, pero ${user} no puede moverlo a la carpeta "${folder}". Elija otra carpeta, o déjelo donde está.`,
};
