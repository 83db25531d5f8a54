/** Loads what only forms need whose steps do something, or that a page follows. */
export const loadWizard = () => import('./wizard.ts')
