/** The file, in the folder of scripts for browsers, in which vite lists the packages that these hold. */
export const BUNDLED_PACKAGES = '.vite/packages.json'
