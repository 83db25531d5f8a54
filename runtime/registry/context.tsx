import { createContext, use } from 'react'
import type { Registry } from './registry.ts'

const RegistryContext = createContext<Registry | null>(null)

/** Gives the parts of the app below it what the composition root registered. */
export const RegistryProvider = RegistryContext.Provider

/** The registry of the app; a component outside of its provider is a bug. */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('No registry: the component stands outside of the app.')
  return registry
}
