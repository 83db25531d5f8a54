const modules: readonly RegExp[] = [
  /[\\/]runtime[\\/]data[\\/](?:socketLine|useAnswer|useDictionary|wholeRecords)\.ts$/,
  /[\\/]runtime[\\/]kinds[\\/](?:list[\\/](?:listPage|blocks[\\/]outerFilters)|picker[\\/]shorten)\.ts$/,
  /[\\/]runtime[\\/]language[\\/](?:kinds[\\/]page[\\/]children|schema[\\/](?:formatWords|queryRules))\.ts$/,
  /[\\/]runtime[\\/]page[\\/](?:useNavigate|leaving[\\/](?:useMayLeave|unsavedChangesScope)|address[\\/](?:addressValues|pageAddress|useAddressValues))\.ts$/,
  /[\\/]runtime[\\/]popup[\\/](?:Popup|useFullScreen)\.tsx?$/,
  /[\\/]runtime[\\/]shell[\\/]routing[\\/]menu\.ts$/,
  /[\\/]runtime[\\/]icons[\\/]Chevron\.tsx$/,
  /[\\/]widgets[\\/]shared[\\/]shownTime\.tsx$/,
]

/**
 * Says of a module whether the frame, its home and its lists need it soon after the person has signed in. Each is small
 * and shared, and would else be a file of its own, which costs a request and compresses badly.
 */
export const isWorkspaceModule = (id: string): boolean => modules.some((pattern) => pattern.test(id))
