import { readFile, stat, statfs } from 'node:fs/promises'

/** A disk in the words of the wire (wire contract 1.12), with where it is and what it is. */
export interface Disk {
  readonly name: string
  /** Bytes in all, those that may still be written, and those that are taken. */
  readonly max: number
  readonly rest: number
  readonly used: number
  /** Bytes that are kept for the system's own user. */
  readonly reserved: number
  /** How many per cent are taken, as the wire has it. */
  readonly restPPT: number
}

/** File systems that keep something; the others are views of the kernel. */
const kept =
  /^(ext[234]|xfs|btrfs|zfs|f2fs|jfs|overlay|apfs|hfs|ntfs3?|vfat|exfat|fuseblk|nfs4?|cifs|smb3?|ceph|virtiofs|9p)$/

/** The disks of this machine: those of the data folder and of the root, and those that are mounted where it tells. */
export async function readDisks(dataDir: string): Promise<readonly Disk[]> {
  const places = [dataDir, '/', ...(await readMounts())]
  const found = await Promise.all(places.map(readPlace))
  const devices = new Set<number>()
  return found.flatMap((place) => {
    if (place === undefined || devices.has(place.device)) return []
    devices.add(place.device)
    return [place.disk]
  })
}

async function readMounts(): Promise<readonly string[]> {
  try {
    const lines = (await readFile('/proc/self/mounts', 'utf8')).split('\n')
    return lines.flatMap((line) => {
      const [, place = '', type = ''] = line.split(' ')
      // The kernel writes blanks of a path in octal.
      return kept.test(type) ? [place.replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(parseInt(octal, 8)))] : []
    })
  } catch {
    return []
  }
}

async function readPlace(path: string): Promise<{ readonly device: number; readonly disk: Disk } | undefined> {
  try {
    const [{ blocks, bavail, bfree, bsize }, { dev, isDirectory }] = await Promise.all([statfs(path), readFolder(path)])
    if (blocks === 0 || !isDirectory) return undefined
    const used = (blocks - bfree) * bsize
    const rest = bavail * bsize
    // What is kept for the system's own user is neither taken nor free to write.
    const restPPT = used + rest > 0 ? Math.round((used * 100) / (used + rest)) : 0
    return {
      device: dev,
      disk: { name: path, max: blocks * bsize, rest, used, reserved: (bfree - bavail) * bsize, restPPT },
    }
  } catch {
    return undefined
  }
}

async function readFolder(path: string): Promise<{ readonly dev: number; readonly isDirectory: boolean }> {
  const found = await stat(path)
  return { dev: found.dev, isDirectory: found.isDirectory() }
}
