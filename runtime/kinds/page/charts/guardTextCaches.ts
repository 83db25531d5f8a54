import LRU from 'zrender/lib/core/LRU.js'

/**
 * Keeps names such as `__proto__` and `constructor` out of the caches of the chart library, which are plain objects: it
 * would take what every object inherits for an entry of its own and write into it, and with that into the whole app.
 */
export function guardTextCaches(): void {
  const { get, put } = LRU.prototype
  const isInherited = (key: string | number): boolean => key in Object.prototype
  LRU.prototype.get = function (key) {
    return isInherited(key) ? undefined : get.call(this, key)
  }
  LRU.prototype.put = function (key, value) {
    return isInherited(key) ? null : put.call(this, key, value)
  }
}
