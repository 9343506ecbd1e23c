import grid from './grid.module.css';

/** The graduated rule that opens a section on paper. */
export const Scale = () => <div className={grid.scale} aria-hidden="true" />;
