const modules: readonly RegExp[] = [
  /[\\/]runtime[\\/]data[\\/](?:reportLifetime|socketLine|useAnswer|useDictionary|wholeRecords)\.ts$/,
  /[\\/]runtime[\\/]kinds[\\/](?:list[\\/](?:listPage|blocks[\\/]outerFilters)|picker[\\/]shorten)\.ts$/,
  /[\\/]runtime[\\/]language[\\/](?:kinds[\\/]page[\\/]children|icons[\\/]toIconName|schema[\\/](?:formatWords|queryRules)|shown[\\/]firstOfList)\.ts$/,
  /[\\/]runtime[\\/]page[\\/](?:forgetDerivedPages|useNavigate|leaving[\\/](?:useMayLeave|unsavedChangesScope)|address[\\/](?:addressValues|pageAddress|useAddressValues))\.ts$/,
  /[\\/]runtime[\\/]popup[\\/](?:Popup|useFullScreen)\.tsx?$/,
  /[\\/]runtime[\\/]shell[\\/](?:ShellServices\.tsx|useWindowTitle\.ts)$/,
  /[\\/]runtime[\\/]shell[\\/](?:routing[\\/](?:menu|appMap|destination|matchPattern|ownPage|ownRoutes|useAppMap)|home[\\/]\w+|siteInfo[\\/]\w+)\.ts$/,
  /[\\/]runtime[\\/]shell[\\/]tabs[\\/](?:OpenTab|TabContent|TabPanel|restoreTabs|shownTabs|tabAddresses|tabTitle|tabUnsavedChanges|tabs|titleOfState|useShownTab|useTabUnsavedChanges|useTabs)\.tsx?$/,
  /[\\/]runtime[\\/]shell[\\/](?:search[\\/]MenuSearch|main[\\/](?:FoldedFolder|MenuLink|OpenFolder|SideMenu|indent|sideAtoms|user[\\/](?:UserMenu|useDepartSwitch)))\.tsx?$/,
  /[\\/]runtime[\\/]shell[\\/]main[\\/](?:main|navTheme)\.css$/,
  /[\\/]runtime[\\/]icons[\\/]Chevron\.tsx$/,
  /[\\/]runtime[\\/]ui[\\/](?:cssColour|IconButton|shorten)\.tsx?$/,
  /[\\/]widgets[\\/]shared[\\/]shownTime\.tsx$/,
]

/**
 * Says of a module whether the frame, its home and its lists need it soon after the person has signed in. Each is small
 * and shared, and would else be a file of its own, which costs a request and compresses badly.
 */
export const isWorkspaceModule = (id: string): boolean => modules.some((pattern) => pattern.test(id))
