import type { Plugin } from 'vite'

const routerModule = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.js$/
const displayName = /^\w+\.displayName = .*;$/gm
const component = /^(const \w+ = )(React\$1\.(?:forwardRef|createContext)\()/gm

/**
 * Lets the bundler leave out the components of the router that nobody uses. Their names for developer tools, which are
 * set on them, and calls that it takes to have effects would keep them all: a part of what loads before anybody can sign
 * in.
 */
export const prunableRouter = (): Plugin => ({
  name: 'prunable-router',
  apply: 'build',
  transform: {
    filter: { id: routerModule },
    handler: (code) => ({ code: code.replace(displayName, '').replace(component, '$1/* @__PURE__ */ $2'), map: null }),
  },
})
