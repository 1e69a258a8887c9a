/** The model that orders the best answers: regression trees, learnt from graded queries (see bench/ranking), over rank-features.ts. */
import model from './rank-model.json' with { type: 'json' };

/** Columns of a node. The left branch is the next node, the right one is counted in nodes from the root of the tree. */
const FEATURE = 0;
const LIMIT = 1;
const RIGHT = 2;
const COLUMNS = 3;
/** Feature and right branch of a node share a number, so that two are fetched for a step and not three. */
const FEATURE_BITS = 8;
/** Stands for a feature where a tree ends, -1 in the file; the limit is then what the scheme is worth. */
const LEAF = 2 ** FEATURE_BITS - 1;

/** The features the model was learnt on, in the order in which its trees count them. */
export const MODEL_FEATURES: readonly string[] = model.features;

/** What schemes are worth beside the others found for the same query, from the features of each. The lists are taken out of the module, which would keep them for good. */
export const rankScores = sumsOfTrees(model.trees.splice(0));

/** `trees` have the columns above in one row. Tree by tree, so that each is fetched once for all: this runs in every search. */
export function sumsOfTrees(trees: number[][]): (features: ArrayLike<number>[]) => Float64Array {
  const rights = columnOf(trees, RIGHT);
  const branches = Int32Array.from(columnOf(trees, FEATURE), (feature, at) => ((rights[at] as number) << FEATURE_BITS) | (feature & LEAF));
  const limits = Float64Array.from(columnOf(trees, LIMIT));
  const sizes = trees.map((tree) => tree.length / COLUMNS);
  return (features) => {
    const sums = new Float64Array(features.length);
    let root = 0;
    for (const size of sizes) {
      for (let scheme = 0; scheme < features.length; scheme++) {
        const values = features[scheme] as ArrayLike<number>;
        let at = root;
        for (let branch = branches[at] as number; (branch & LEAF) !== LEAF; branch = branches[at] as number) {
          at = (values[branch & LEAF] as number) <= (limits[at] as number) ? at + 1 : root + (branch >> FEATURE_BITS);
        }
        sums[scheme] = (sums[scheme] as number) + (limits[at] as number);
      }
      root += size;
    }
    return sums;
  };
}

/** Outside of what is returned above, which would hold on to the trees with it. */
function columnOf(trees: number[][], number: number): number[] {
  return trees.flatMap((tree) => tree.filter((_, at) => at % COLUMNS === number));
}
