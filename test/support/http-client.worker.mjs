import { parentPort, workerData } from 'node:worker_threads';

const NO_ANSWER = 0;
/** How it shows that the server closed the connection, whose body it does not want. */
const CLOSED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Posts a body to the server. @returns the status; 0: the connection was closed without an answer */
async function post({ path, type, body, headers }) {
  try {
    // What threads share is not sent: it might change on its way.
    const bytes = typeof body === 'string' ? body : Buffer.from(body);
    const init = { method: 'POST', body: bytes, headers: { 'content-type': type, ...headers } };
    const response = await fetch(workerData.base + path, init);
    await response.text();
    return response.status;
  } catch (error) {
    if (CLOSED.includes(error.cause?.code)) return NO_ANSWER;
    throw error;
  }
}

parentPort.on('message', async (request) => parentPort.postMessage(await post(request)));
