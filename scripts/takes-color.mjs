// Whether output has colors. This is plain JavaScript, since commands say what is wrong with code before there is a bundle.

/**
 * Whether to use colors: as FORCE_COLOR and NO_COLOR say; else on a terminal that supports them, but not in CI.
 * @param {NodeJS.ProcessEnv} environment @param {boolean} isTerminal
 */
export function takesColor({ FORCE_COLOR: force, NO_COLOR: none, TERM: terminal, CI: ci }, isTerminal) {
  if (force !== undefined) return force !== '0' && force !== 'false'
  if (none) return false
  return isTerminal && terminal !== 'dumb' && !ci
}
