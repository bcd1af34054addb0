const WANTED = [20, 19];

/** Ends the process with one sentence where Node.js is too old. */
export function demandNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1]);
  if (isOldEnough) return;
  console.error(`Istmo needs Node.js ${WANTED.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
