// What an executable brings along: the files of its tree, and the programs in it. The release writes it; the executable reads it.

/** A file of the tree, as it was when the executable was made. */
export type TreeFile = { size: number; sha256: string };

export type Contents = {
  /** The programs of an executable by name, each a path in the tree. Its file's name says which one runs. */
  programs: { readonly taxd: string; readonly taxctl: string };
  /** Programs that it runs as child processes, by their full path as the first argument. */
  children: readonly string[];
  /** The fingerprint of all files: the name of the folder that they are unpacked to. */
  id: string;
  /** By path, with `/` between its parts. */
  files: Readonly<Record<string, TreeFile>>;
};
