import { cpSync } from 'node:fs'
import { inject } from 'vitest'
import { createInstallation, type Installation } from './installation.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The installation that `installOnce` has made, with what its first start printed. */
    readonly installed: Pick<Installation, 'dataDir' | 'password'> & { readonly output: string }
  }
}

/** Gives an app its own copy of one that was started once already, which saves it the work of a first start. */
export function copyInstallation(): Installation {
  const installation = createInstallation()
  const { dataDir, password } = inject('installed')
  cpSync(dataDir, installation.dataDir, { recursive: true })
  return { ...installation, password }
}
