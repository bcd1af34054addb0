import { BlockList, isIP } from 'node:net';

/** What is reserved for other than the public network (IANA's registries of special addresses). */
const RESERVED_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Within the public range: what stands for an IPv4 address (6to4, Teredo), and documentation. */
const RESERVED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const reserved = new BlockList();
for (const network of RESERVED_IPV4) addNetwork(reserved, network, 'ipv4');
for (const network of RESERVED_IPV6) addNetwork(reserved, network, 'ipv6');
/** The only range that public addresses are given out of. */
const global = new BlockList();
addNetwork(global, '2000::/3', 'ipv6');

/** Whether an address lies in the public network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

function addNetwork(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', prefix = ''] = network.split('/');
  list.addSubnet(address, Number(prefix), family);
}
