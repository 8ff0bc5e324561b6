import webpack from 'webpack';

/** V8 reads it at the beginning of a script only. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Has Chromium compile a script's functions while it arrives, on another thread, instead of each one on the page's thread when it is first
 * called, after looking for its end: scripts are requested when they are about to run. Other browsers read a comment.
 */
export const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: COMPILE_AHEAD,
    raw: true,
    test: /\.js$/,
    // After the minifier, which leaves comments out, and before files are named after their content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
