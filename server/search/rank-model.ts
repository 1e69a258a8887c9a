/** The model that orders the best answers: regression trees, learnt from graded queries (see bench/ranking), over rank-features.ts. */
import model from './rank-model.json' with { type: 'json' };

/** Columns of a node. The left branch is the next node, the right one is counted in nodes from the root of the tree. */
const FEATURE = 0;
const LIMIT = 1;
const RIGHT = 2;
const COLUMNS = 3;
/** Stands for a feature where a tree ends; the limit is then what the scheme is worth. */
const LEAF = -1;

/** The features the model was learnt on, in the order in which its trees count them. */
export const MODEL_FEATURES: readonly string[] = model.features;

/** What a scheme is worth beside the others found for the same query, from its features. */
export const rankScore = sumOfTrees(model.trees);

/** `trees` have the columns above in one row. The nodes of all are kept together: this runs for every tree, candidate and search. */
export function sumOfTrees(trees: number[][]): (values: ArrayLike<number>) => number {
  const column = (number: number) => trees.flatMap((tree) => tree.filter((_, at) => at % COLUMNS === number));
  const features = Int16Array.from(column(FEATURE));
  const limits = Float64Array.from(column(LIMIT));
  const rights = Int32Array.from(column(RIGHT));
  const sizes = trees.map((tree) => tree.length / COLUMNS);
  return (values) => {
    let sum = 0;
    let root = 0;
    for (const size of sizes) {
      let at = root;
      for (let feature = features[at] as number; feature !== LEAF; feature = features[at] as number) {
        at = (values[feature] as number) <= (limits[at] as number) ? at + 1 : root + (rights[at] as number);
      }
      sum += limits[at] as number;
      root += size;
    }
    return sum;
  };
}
