import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DISK_SIZE = '1G';
/** EXT4_IOC_SHUTDOWN without writing the journal: what was not yet on the disk never gets there. */
const SHUT_DOWN =
  'open(my $disk, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); ioctl($disk, 0x8004587d, $flag) or die $!';
const PROGRAMS = ['mkfs.ext4', 'mount', 'umount', 'perl', 'truncate'] as const;

/** Why this machine cannot cut the power of a disk; undefined where it can. */
export function explainWhyUncuttable(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can mount a disk of its own';
  try {
    for (const program of PROGRAMS) execFileSync('which', [program], { stdio: 'ignore' });
    execFileSync('losetup', ['--find'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return `it takes loop devices and ${PROGRAMS.join(', ')}`;
  }
}

/**
 * A disk of its own (ext4 in a file) whose power can be cut: what a program had written and not synced is then gone, as in
 * memory, while all that it had synced is there. What a disk loses that lies about a sync is not shown.
 */
export class CutDisk {
  private isMounted = false;

  private constructor(
    private readonly folder: string,
    /** Where it is mounted. */
    readonly path: string,
  ) {}

  static async make(): Promise<CutDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'istmo-cut-disk-'));
    const disk = new CutDisk(folder, join(folder, 'disk'));
    mkdirSync(disk.path);
    execFileSync('truncate', ['-s', DISK_SIZE, disk.image]);
    execFileSync('mkfs.ext4', ['-q', '-F', disk.image]);
    disk.powerOn();
    return disk;
  }

  private get image(): string {
    return join(this.folder, 'image');
  }

  /** From now on every write and every sync fails, and what is in memory stays there. */
  cutPower(): void {
    execFileSync('perl', ['-e', SHUT_DOWN, this.path]);
  }

  /** Mounts the disk as it was left, once nobody uses it any more. */
  powerOn(): void {
    if (this.isMounted) execFileSync('umount', [this.path]);
    execFileSync('mount', ['-o', 'loop', this.image, this.path]);
    this.isMounted = true;
  }

  async remove(): Promise<void> {
    execFileSync('umount', ['-l', this.path]);
    await rm(this.folder, { recursive: true, force: true });
  }
}
