/** The file in which vite writes down, beside the scripts for browsers, the packages that these hold. */
export const BUNDLED_PACKAGES = '.vite/packages.json'
