/** Modules that the build makes of the packs that ship (scripts/vite/pages.ts). */
declare module 'virtual:pages' {
  export const shippedPages: import('./page/index.ts').PageSources['shipped']
  /** Ids of pages by the component names of existing servers that they stand for (design 5). */
  export const pagesByComponent: Readonly<Record<string, string>>
}
declare module 'virtual:validators' {
  export const validators: import('./language/index.ts').Validators
}
/** The address of a drawing. */
declare module '*.svg' {
  const address: string
  export default address
}
