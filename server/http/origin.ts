import type { Config } from '../config.ts'

/**
 * The address of this installation, by which everything is decided that hangs on it: where a ticket may have been made out
 * to, and where people come back to from other sites. What a request says of its host is anybody's word. What needs the
 * address is not configured without it.
 */
export function readPublicOrigin({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  if (publicUrl === undefined) throw new Error('The address of the installation is not set (`PUBLIC_URL`).')
  return publicUrl
}
